/** The entry of a checked table; a missing one is a fault of ours, since the checks ran before. */
export function getOrThrow<T>(entries: ReadonlyMap<string, T>, key: string): T {
  const entry = entries.get(key)
  if (entry === undefined) throw new Error(`no entry '${key}'`)
  return entry
}
