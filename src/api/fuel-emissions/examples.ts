export const fuelEmissionsExamples = {}
