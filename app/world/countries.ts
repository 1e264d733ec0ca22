/** Shapes of countries at 1:110 million. */

import { world } from 'made:world'
import type { Feature, Geometry } from 'geojson'
import { feature, mesh } from 'topojson-client'

/** The id is the ISO 3166-1 alpha-2 code. */
export const countryShapes: readonly Feature<Geometry>[] = feature(world, world.objects.countries).features

/** Lines between countries, each once. */
export const borders = mesh(world, world.objects.countries, (a, b) => a !== b)
/** All land, as one shape. */
export const land = feature(world, world.objects.countries)
