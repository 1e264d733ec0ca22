declare module 'd3-geo-voronoi' {
  /** Spherical Delaunay triangulation of [longitude, latitude] pairs. */
  export function geoDelaunay(points: readonly (readonly [number, number])[]): {
    readonly edges: readonly (readonly [number, number])[]
    readonly triangles: readonly (readonly [number, number, number])[]
  }
}
