/** The categories of fuels: in the tables, as a parameter, in answers. */
export const FUEL_CATEGORIES = ['gaseous', 'liquid', 'solid', 'biofuel'] as const

export type FuelCategory = (typeof FUEL_CATEGORIES)[number]
