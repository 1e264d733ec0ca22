export const rootExamples = {}
