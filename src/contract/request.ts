/** A question in one form, whoever writes it: path and query with the parameters in the order of their names. */

/** `params`: as they were read; lists are written with commas. */
export function canonicalRequest(path: string, params: object): string {
  const query = Object.entries(params)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
  return `${path}?${query.join('&')}`
}
