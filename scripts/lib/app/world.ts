/** `world:countries` for the app's bundle: the borders of Natural Earth at 1:110 m, each country by its ISO code. */
import { createRequire } from 'node:module'
import { iso1A2Code } from '@rapideditor/country-coder'
import type { Plugin } from 'esbuild'
import type { GeometryCollection, Topology } from 'topojson-specification'

const NAME = 'world:countries'
const DATA = 'world-atlas/countries-110m.json'

export const worldPlugin: Plugin = {
  name: 'world',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^world:countries$/ }, () => ({ path: NAME, namespace: 'world' }))
    onLoad({ filter: /.*/, namespace: 'world' }, () => ({
      contents: JSON.stringify({ WORLD: countries() }),
      loader: 'json',
    }))
  },
}

/** Numbers of ISO 3166-1 become codes of two letters; the names, which the browser knows, and the land without borders are left out. */
function countries(): Topology {
  const world = createRequire(import.meta.url)(DATA) as Topology<{
    countries: GeometryCollection<{ name: string }>
  }>
  const geometries = world.objects.countries.geometries.map(({ id, properties, ...shape }) => {
    const code = iso1A2Code(id === undefined ? (properties?.name ?? '') : String(id))
    return { ...shape, ...(code !== null && { id: code }) }
  })
  return { ...world, objects: { countries: { type: 'GeometryCollection', geometries } } } as Topology
}
