/** Which places are nodes of the road graph: towns, capitals, and the largest place of cells without a town. */
import { greatCircleKm, type LatLon } from './road-sphere.ts'

export interface RoadPlace extends LatLon {
  readonly name: string
  readonly country: string
  readonly population: number
  /** Height of the ground in metres, as GeoNames has it; undefined where unknown. */
  readonly elevation: number | undefined
  readonly isCapital: boolean
}

/** From this population a place is a town of the graph. */
const TOWN_POPULATION = 5000
/** Cells of this many degrees without a town get their largest place, so that empty country stays connected. */
const EMPTY_CELL_DEGREES = 0.5
/** Towns nearer to a larger one than this are part of it. */
const SPACING_KM = 6

export function chooseNodes<Place extends RoadPlace>(places: readonly Place[]): Place[] {
  const towns = places.filter((place) => place.population >= TOWN_POPULATION || place.isCapital)
  const taken = new Set(towns.map(cellOf))
  const lonely = new Map<string, Place>()
  for (const place of places) {
    const cell = cellOf(place)
    if (!taken.has(cell) && place.population > (lonely.get(cell)?.population ?? -1)) lonely.set(cell, place)
  }
  return thin([...towns, ...lonely.values()], SPACING_KM)
}

/** Largest first; a place within the spacing of one already taken is left out. Capitals go before all. */
export function thin<Place extends RoadPlace>(places: readonly Place[], spacingKm: number): Place[] {
  const byRank = [...places].sort(
    (a, b) =>
      Number(b.isCapital) - Number(a.isCapital) ||
      b.population - a.population ||
      a.lat - b.lat ||
      a.lon - b.lon,
  )
  const kmADegree = 111.2
  const size = spacingKm / kmADegree
  const grid = new Map<string, Place[]>()
  return byRank.filter((place) => {
    const row = Math.floor(place.lat / size)
    // Cells keep their width in km: the number of columns shrinks towards the poles.
    const columns = (at: number) => Math.max(1, Math.floor((360 * Math.cos((at * size * Math.PI) / 180)) / size))
    for (let r = row - 1; r <= row + 1; r++) {
      const count = columns(r)
      const column = Math.floor(((place.lon + 180) / 360) * count)
      for (let c = column - 2; c <= column + 2; c++) {
        const near = grid.get(`${r},${(c + count) % count}`) ?? []
        if (near.some((other) => greatCircleKm(place, other) < spacingKm)) return false
      }
    }
    const count = columns(row)
    const key = `${row},${Math.floor(((place.lon + 180) / 360) * count)}`
    grid.set(key, [...(grid.get(key) ?? []), place])
    return true
  })
}

function cellOf({ lat, lon }: LatLon): string {
  return `${Math.floor(lat / EMPTY_CELL_DEGREES)},${Math.floor(lon / EMPTY_CELL_DEGREES)}`
}
