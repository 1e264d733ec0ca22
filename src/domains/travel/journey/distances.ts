/** Distances that are given: many are treated alike, so that they differ in an amount alone. */
import { type Edition, perEdition } from '../../../factors/edition.ts'
import type { HaulBand } from '../from-tables/hauls.ts'
import { travelPart } from '../part.ts'
import { haulsOf, nearEdgeMetres } from '../shared/hauls.ts'

/** Beyond this a bus is a coach, more likely than not. */
export const LOCAL_BUS_METRES = 100_000

/** The least distance that everything treats as it treats this one. */
export function alikeMetres(edition: Edition, metres: number): number {
  return limitsOf(edition).findLast((limit) => limit <= metres) ?? 0
}

/** Where something else begins, in metres, rising. */
const limitsOf = perEdition((edition) => {
  const far = [...edition.part(travelPart).farTypes.values()].map(({ aboveMetres }) => aboveMetres + 1)
  return [LOCAL_BUS_METRES + 1, ...far, ...haulsOf(edition).flatMap(limitsOfHaul)].sort((a, b) => a - b)
})

function limitsOfHaul({ belowMetres }: HaulBand): number[] {
  if (belowMetres === undefined) return []
  const near = nearEdgeMetres(belowMetres)
  return [Math.ceil(belowMetres - near), belowMetres, Math.floor(belowMetres + near) + 1]
}
