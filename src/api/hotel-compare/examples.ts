export const hotelCompareExamples = {}
