/** The raster of open water in sea.bin. */

/** One cell: 11 km north to south. Narrower waters are land here; there the lanes of the network lead through. */
export const CELL_DEGREES = 0.1
export const COLUMNS = Math.round(360 / CELL_DEGREES)
export const ROWS = Math.round(180 / CELL_DEGREES)
/** Blocks of the clearance grid: so fine that leaps are possible in narrow seas too. */
export const BLOCK_DEGREES = 0.25
export const BLOCK_COLUMNS = Math.round(360 / BLOCK_DEGREES)
export const BLOCK_ROWS = Math.round(180 / BLOCK_DEGREES)
/** Unit of the clearance grid, so that the emptiest ocean (2,700 km from land) nearly fits into a byte. */
export const CLEARANCE_UNIT_KM = 10

export interface WaterGrid {
  /** One bit a cell, from the south-west corner eastward; 1 is water. */
  readonly bits: Uint8Array
  /** By block: how far any point of it is from land at least, in CLEARANCE_UNIT_KM. */
  readonly clearance: Uint8Array
}
