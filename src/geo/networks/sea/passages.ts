/** Straits, canals and capes with names: each is a gate, a line that ships cross. data/geography/passages.csv. */
import { arcsCross, type Vector, vectorOf } from '../../../engine/helpers/sphere.ts'
import { csvRows } from '../../../factors/tables/csv.ts'
import { type GeographyFiles, tableText } from '../../files.ts'
import type { PassageName } from '../plan.ts'

export interface Gate {
  readonly ends: readonly [Vector, Vector]
}

export interface Passage extends Gate {
  readonly name: PassageName
  readonly label: string
  /** Whose canal it is; absent for waters that no country owns the passage of. */
  readonly canalCountry?: string
  /** Time for locks, convoys and slow steaming on top of sailing the distance. */
  readonly extraHours: number
}

type Row = Readonly<Record<string, string>>

export function readPassages(folder: string, files?: GeographyFiles): Passage[] {
  return csvRows(tableText(folder, 'passages.csv', files)).map((row) => ({
    name: row.name ?? '',
    label: row.label ?? '',
    ...(row.canal_country && { canalCountry: row.canal_country }),
    extraHours: Number(row.extra_hours),
    ends: gateEnds(row),
  }))
}

export function crosses({ ends: [c, d] }: Gate, a: Vector, b: Vector): boolean {
  return arcsCross(a, b, c, d)
}

/** The two ends of a line across the water, as tables have them. */
export function gateEnds(row: Row): Gate['ends'] {
  const end = (lat: string | undefined, lon: string | undefined) =>
    vectorOf({ lat: Number(lat), lon: Number(lon) })
  return [end(row.lat_1, row.lon_1), end(row.lat_2, row.lon_2)]
}

/** The passages that a line of points goes through, in order and each once. */
export function passagesOn(line: readonly Vector[], passages: readonly Passage[]): Passage[] {
  const found = new Set<Passage>()
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1] as Vector, line[i] as Vector]
    const crossed = passages.filter((passage) => crosses(passage, a, b))
    // One long leg can cross several gates: the nearest comes first.
    crossed.sort((p, q) => distance2(a, p) - distance2(a, q))
    for (const passage of crossed) found.add(passage)
  }
  return [...found]
}

function distance2(a: Vector, { ends: [c, d] }: Gate): number {
  return a.reduce((sum, value, axis) => {
    const middle = ((c[axis] as number) + (d[axis] as number)) / 2
    return sum + (value - middle) ** 2
  }, 0)
}
