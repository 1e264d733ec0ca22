/** What a link of the town graph is: one byte of flags. */

/** Kinds of road, by number in the file. */
export const LOCAL = 0
export const REGIONAL = 1
export const TRUNK = 2
export const FIXED_LINK = 3
export const FERRY = 4
/** Of the flags, what kind of road it is. */
export const KIND_MASK = 7
/** The link crosses a border with controls. */
export const BORDER = 8
/** The country along the link is hilly. */
export const HILLY = 16
/** The country is high mountains, or one whose roads are known to wind. */
export const WINDING = 32
/** A long link through country without towns. */
export const EMPTY = 64

export function isFerry(flags: number): boolean {
  return (flags & KIND_MASK) === FERRY
}
