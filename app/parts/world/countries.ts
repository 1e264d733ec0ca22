/** The countries of the world and their borders, for maps of any projection: Natural Earth, 1:110 m, as GeoJSON. */

import { WORLD } from 'world:countries'
import type { Feature, GeoJsonProperties, Geometry, MultiLineString } from 'geojson'
import { feature, mesh } from 'topojson-client'

/** `id`: the ISO 3166-1 alpha-2 code; absent for a land without one. Countries smaller than the scale are missing. */
export type Country = Feature<Geometry, GeoJsonProperties>

const { countries } = WORLD.objects

export const COUNTRIES: readonly Country[] = feature(WORLD, countries).features

/** Borders between countries, each once; no coast. */
export const BORDERS: MultiLineString = mesh(WORLD, countries, (a, b) => a !== b)
