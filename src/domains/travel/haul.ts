/** Words of flights: hauls, the rules by which one is chosen, cabins. */

/** The hauls that are bands of distance. */
export const HAULS = ['domestic', 'short', 'long'] as const
/** Those of the publisher, who has flights that do not touch its country apart. */
export const ALL_HAULS = [...HAULS, 'international'] as const
export type BandName = (typeof HAULS)[number]
export type HaulName = (typeof ALL_HAULS)[number]
/** By the length of the flight, by the territories of the publisher, or along a curve of distance. */
export const HAUL_RULES = ['distance', 'publisher', 'curve'] as const
export type HaulRule = (typeof HAUL_RULES)[number]
export const CABINS = ['economy', 'premium_economy', 'business', 'first', 'average'] as const
export type Cabin = (typeof CABINS)[number]
