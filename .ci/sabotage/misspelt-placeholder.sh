title="a misspelt placeholder in a template"
check=(example)
because="'__Featrue__' is no placeholder"
sabotage() { replace templates/feature/Sources/DataSource/Entities/__Feature__.swift __Feature__ __Featrue__; }
