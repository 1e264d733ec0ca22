/** Modules of the app that the build makes: the map of the world, and where the passages of ships are. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { iso1A2Code } from '@rapideditor/country-coder'
import type { Plugin } from 'esbuild'
import type { Objects, Topology } from 'topojson-specification'
import { csvRows } from '../../../src/factors/tables/csv.ts'

const NAME = /^made:(world|passages)$/

export function madeModules(root: string): Plugin {
  const makers: Readonly<Record<string, () => object>> = {
    world,
    passages: () => passages(root),
  }
  return {
    name: 'made-modules',
    setup(build) {
      build.onResolve({ filter: NAME }, ({ path }) => ({ path, namespace: 'made' }))
      build.onLoad({ filter: NAME, namespace: 'made' }, ({ path }) => {
        const name = path.slice('made:'.length)
        return { contents: `export const ${name} = ${JSON.stringify(makers[name]?.())}` }
      })
    },
  }
}

/** Countries at 1:110 million, by ISO 3166-1 alpha-2 code where they have one; browsers know their names. */
function world(): object {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-110m.json')
  const topology: Topology<Objects<{ readonly name?: string }>> = JSON.parse(readFileSync(file, 'utf8'))
  const { countries } = topology.objects
  if (countries?.type !== 'GeometryCollection') throw new Error('the atlas has no countries')
  const geometries = countries.geometries.map(({ properties, id, ...geometry }) => ({
    ...geometry,
    // Kosovo has a code and no number.
    id: iso1A2Code(String(id ?? nameOf(properties))) ?? undefined,
  }))
  return { ...coarser(topology), objects: { countries: { ...countries, geometries } } }
}

/** The atlas has steps of 0.0036 degrees; on a map of the world nobody sees steps ten times as long. */
const STEPS = 10

/** Points on a coarser grid. Ends of arcs stay together, since equal points become equal points. */
function coarser(topology: Topology): Topology {
  const { transform, arcs } = topology
  if (transform === undefined) throw new Error('the atlas is not on a grid')
  const [x, y] = transform.scale
  return {
    ...topology,
    transform: { ...transform, scale: [x * STEPS, y * STEPS] },
    arcs: arcs.map(coarserArc),
  }
}

/** An arc is a point and the steps from it; steps of no length are left out. */
function coarserArc(arc: Topology['arcs'][number]): Topology['arcs'][number] {
  let [x, y, lastX, lastY] = [0, 0, 0, 0]
  const steps = arc.map(([right = 0, up = 0]) => {
    x += right
    y += up
    const step = [Math.round(x / STEPS) - lastX, Math.round(y / STEPS) - lastY]
    lastX += step[0] ?? 0
    lastY += step[1] ?? 0
    return step
  })
  const moving = steps.filter((step, index) => index === 0 || step.some((part) => part !== 0))
  return moving.length > 1 ? moving : steps.slice(0, 2)
}

function nameOf(properties: object | undefined): unknown {
  return properties !== undefined && 'name' in properties ? properties.name : ''
}

/** The middle of each gate of data/geography/passages.csv, in degrees, by its name. */
function passages(root: string): object {
  const rows = csvRows(readFileSync(join(root, 'data', 'geography', 'passages.csv'), 'utf8'))
  const middle = (a: string | undefined, b: string | undefined) => (Number(a) + Number(b)) / 2
  return Object.fromEntries(
    rows.map(({ name, label, lat_1, lon_1, lat_2, lon_2 }) => [
      name,
      { label, lat: middle(lat_1, lat_2), lon: middle(lon_1, lon_2) },
    ]),
  )
}
