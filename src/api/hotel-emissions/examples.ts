export const hotelEmissionsExamples = {}
