/** A value that several parts of a page show. */
import { useEffect, useState } from 'preact/hooks'

export interface Store<T> {
  get(): T
  set(value: T): void
  /** Ends with the function that it gives. */
  listen(listener: () => void): () => void
}

export function store<T>(first: T): Store<T> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The value, drawn again when it changes. */
export function useStore<T>(source: Store<T>): T {
  const [value, setValue] = useState(source.get())
  useEffect(() => {
    setValue(source.get())
    return source.listen(() => setValue(source.get()))
  }, [source])
  return value
}
