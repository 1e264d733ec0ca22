/** German names of factors, fuels, materials and gases, by the id that the data tables give them. */
export const GERMAN_NAMES: Readonly<Record<string, string>> = {}
