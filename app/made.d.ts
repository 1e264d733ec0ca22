/** Modules that the build makes: scripts/lib/app/made-modules.ts. */

declare module 'made:world' {
  import type { GeometryCollection, Topology } from 'topojson-specification'

  /** The id of a country is its ISO 3166-1 alpha-2 code; absent where it has none. */
  export const world: Topology<{ countries: GeometryCollection }>
}

declare module 'made:passages' {
  export const passages: Readonly<
    Record<string, { readonly label: string; readonly lat: number; readonly lon: number }>
  >
}
