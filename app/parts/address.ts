/** Addresses with their queries. */

export type Query = Readonly<Record<string, string>>

/** Undefined or empty takes a parameter out. */
export type QueryChange = Readonly<Record<string, string | undefined>>

export function addressWith(path: string, query: QueryChange): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}
