/** Paths with queries. */

export type Params = Readonly<Record<string, string | number | boolean | undefined>>

/** Parameters that are undefined are left out. */
export function url(path: string, params: Params = {}): string {
  const given = Object.entries(params).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  const query = new URLSearchParams(given as [string, string][])
  return given.length === 0 ? path : `${path}?${query}`
}

/** The same question without and with strict=true. */
export function bothWays(path: string, params: Params): string[] {
  return [url(path, params), url(path, { ...params, strict: true })]
}

/** The item that stands at `index`, or at the whole number below it, when the list is repeated without end. */
export function turn<T>(list: readonly T[], index: number): T {
  return list[Math.floor(index) % list.length] as T
}

/** The numbers below `count`. */
export function upTo(count: number): number[] {
  return [...Array(count).keys()]
}
