/** Where on the drawing a place is: around the middle of the way, as near as it fits. */
import { type GeoProjection, geoAzimuthalEqualArea, geoBounds, geoCentroid, geoEqualEarth } from 'd3-geo'
import type { MultiLineString } from 'geojson'

export interface Size {
  readonly width: number
  readonly height: number
}

/** Shapes on a flat map of half a world and more are bent too much, degrees of longitude. */
const FLAT_MAX = 120
const TURN = 360
/** Room around the way for names, share of the width. */
const MARGIN = 0.14
/** A way of some kilometres is not drawn as large as a country: the shapes are rough. Pixels a radian, for each of width. */
const SCALE_MAX = 14

export function projectionFor(lines: MultiLineString, { width, height }: Size): GeoProjection {
  const [lon, lat] = geoCentroid(lines)
  const isWide = spanOf(lines) > FLAT_MAX
  const projection = isWide ? geoEqualEarth().rotate([-lon, 0]) : geoAzimuthalEqualArea().rotate([-lon, -lat])
  const margin = width * MARGIN
  const frame: [[number, number], [number, number]] = [
    [margin, margin / 2],
    [width - margin, height - margin / 2],
  ]
  projection.fitExtent(frame, lines).clipExtent([
    [0, 0],
    [width, height],
  ])
  const max = width * SCALE_MAX
  return projection.scale() > max ? projection.scale(max).translate([width / 2, height / 2]) : projection
}

function spanOf(lines: MultiLineString): number {
  const [[west], [east]] = geoBounds(lines)
  return (east - west + TURN) % TURN
}
