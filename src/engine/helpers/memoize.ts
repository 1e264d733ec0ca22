/** What depends on one thing alone, made once for as long as that is there. */
export function memoizeByObject<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, { readonly value: Value }>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known.value
    const value = make(key)
    made.set(key, { value })
    return value
  }
}

/** The same for the thing that was asked about last. */
export function memoizeLast<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  let last: { readonly key: Key; readonly value: Value } | undefined
  return (key) => {
    if (last?.key !== key) last = { key, value: make(key) }
    return last.value
  }
}

/** The same by names: begun anew when there are more than `most`. */
export function memoizeByName<Value>(most: number): (name: string, make: () => Value) => Value {
  const made = new Map<string, Value>()
  return (name, make) => {
    const known = made.get(name)
    if (known !== undefined) return known
    if (made.size >= most) made.clear()
    const value = make()
    made.set(name, value)
    return value
  }
}

/** The same by a thing and a name: once for as long as the thing is there. */
export function memoizeByObjectAndName<Key extends object, Value>(): (
  key: Key,
  name: string,
  make: () => Value,
) => Value {
  const ofKey = memoizeByObject((_key: Key) => memoizeByName<Value>(Number.POSITIVE_INFINITY))
  return (key, name, make) => ofKey(key)(name, make)
}
