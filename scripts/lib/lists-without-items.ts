/** Spectral's rule array-items, which Redocly applies to no schema with several types. */

/** JSON pointers of all schemas of lists that don't say what their items are. */
export function listsWithoutItems(value: unknown, pointer = '#'): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { type, items } = value as { type?: unknown; items?: unknown }
  const isList = type === 'array' || (Array.isArray(type) && type.includes('array'))
  const below = Object.entries(value)
    // Examples are answers, and no schemas.
    .filter(([name]) => name !== 'examples')
    .flatMap(([name, field]) => listsWithoutItems(field, `${pointer}/${name.replaceAll('/', '~1')}`))
  return isList && items === undefined ? [pointer, ...below] : below
}
