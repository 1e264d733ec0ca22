export const fuelTypesExamples = {}
