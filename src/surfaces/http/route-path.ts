/** A path of an operation as the router has it (`/v1/factors/:factor_id`), and back. */

export function routePath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

/** As it is documented, counted and measured. */
export function documentedPath(route = ''): string {
  return route.includes(':') ? route.replaceAll(/:(\w+)/g, '{$1}') : route
}
