/** A value that is made when it is needed first, and kept. */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** A map whose values are made one by one, each when it is needed first, and kept. */
export function lazyMap<Key, Value>(makers: Iterable<readonly [Key, () => Value]>): ReadonlyMap<Key, Value> {
  const values = new Map([...makers].map(([key, make]) => [key, lazy(make)]))
  function* entries(): MapIterator<[Key, Value]> {
    for (const [key, value] of values) yield [key, value()]
  }
  function* made(): MapIterator<Value> {
    for (const value of values.values()) yield value()
  }
  const map: ReadonlyMap<Key, Value> = {
    size: values.size,
    has: (key) => values.has(key),
    get: (key) => values.get(key)?.(),
    keys: () => values.keys(),
    values: made,
    entries,
    forEach: (visit) => {
      for (const [key, value] of entries()) visit(value, key, map)
    },
    [Symbol.iterator]: entries,
  }
  return map
}
