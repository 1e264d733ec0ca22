/** Cells of one degree, by which towns are sorted. */

export const CELL_ROWS = 180
export const CELL_COLUMNS = 360

export function cellOf(lat: number, lon: number): number {
  const row = Math.min(CELL_ROWS - 1, Math.max(0, Math.floor(lat + 90)))
  const column = (((Math.floor(lon + 180) % CELL_COLUMNS) + CELL_COLUMNS) % CELL_COLUMNS) | 0
  return row * CELL_COLUMNS + column
}
