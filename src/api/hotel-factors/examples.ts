export const hotelFactorsExamples = {}
