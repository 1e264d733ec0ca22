/** The world on a plane that keeps areas (Equal Earth), as paths of SVG. Antarctica is left out. */
import { geoEqualEarth, geoPath } from 'd3-geo'
import type { Feature, FeatureCollection, Geometry } from 'geojson'
import { countryShapes } from './countries.ts'

/** Units of the drawing. */
export const WIDTH = 960
export const HEIGHT = 440

/** A country as it is drawn. */
export interface Shape {
  readonly code: string | undefined
  readonly path: string
  /** Its middle, for steps from one to the next. */
  readonly x: number
  readonly y: number
}

const drawn = countryShapes.filter(({ id }) => id !== 'AQ')
const world: FeatureCollection = { type: 'FeatureCollection', features: [...drawn] }
const projection = geoEqualEarth().fitSize([WIDTH, HEIGHT], world)
/** Tenths of a unit are finer than any screen shows. */
const pathOf = geoPath(projection).digits(1)

export const SHAPES: readonly Shape[] = drawn.map(shapeOf)

function shapeOf(country: Feature<Geometry>): Shape {
  const [x, y] = pathOf.centroid(mainland(country.geometry))
  return {
    code: country.id === undefined ? undefined : String(country.id),
    path: pathOf(country) ?? '',
    x,
    y,
  }
}

/** The largest part: the middle of France is not in the Atlantic. */
function mainland(geometry: Geometry): Geometry {
  if (geometry.type !== 'MultiPolygon') return geometry
  const parts = geometry.coordinates.map((coordinates): Geometry => ({ type: 'Polygon', coordinates }))
  return parts.reduce((largest, part) => (pathOf.area(part) > pathOf.area(largest) ? part : largest))
}

/** West, south, east and north of parts of the world, in degrees. */
const AREAS = {
  world: undefined,
  europe: [-13, 34, 45, 68],
  africa: [-19, -36, 53, 38],
  asia: [35, -11, 146, 54],
  north_america: [-140, 6, -58, 62],
  south_america: [-83, -56, -33, 14],
  oceania: [110, -48, 180, 2],
} as const

export type Area = keyof typeof AREAS

export const AREA_NAMES = Object.keys(AREAS) as Area[]

/** The part of the drawing that shows the area, as a viewBox. */
export function viewOf(area: Area): string {
  const box = AREAS[area]
  if (box === undefined) return `0 0 ${WIDTH} ${HEIGHT}`
  const [west, south, east, north] = box
  const [middle, centre] = [(west + east) / 2, (south + north) / 2]
  const corners = [
    [west, south],
    [west, north],
    [east, south],
    [east, north],
    [middle, north],
    [middle, south],
    [west, centre],
    [east, centre],
  ].flatMap(([longitude = 0, latitude = 0]) => {
    const point = projection([longitude, latitude])
    return point === null ? [] : [point]
  })
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top].join(' ')
}
