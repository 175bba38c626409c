title="a misspelt placeholder in a template"
check=(example)
because="misspelt|did you mean"
sabotage() { replace templates/feature/Sources/DataSource/Entities/__Feature__.swift __Feature__ __Featrue__; }
