/** Made by scripts/lib/app/world.ts when the app is bundled. */
declare module 'world:countries' {
  import type { GeometryCollection, Topology } from 'topojson-specification'

  /** Countries have their ISO 3166-1 alpha-2 code as id; a land without one has none. */
  export const WORLD: Topology<{ countries: GeometryCollection }>
}
