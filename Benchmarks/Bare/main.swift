import FoundationEssentials

// What every program pays that links FoundationEssentials and does next to nothing.
print(UUID().uuidString.isEmpty)
