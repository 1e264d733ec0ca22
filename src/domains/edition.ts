/** A data edition as calculations use it: checked, indexed, frozen. Several can live side by side. */
import { requireEntry } from '../core/required.ts'
import type { TableSet } from '../tables/table.ts'
import { type Basis, makeBasis } from './basis/basis.ts'
import type { EditionEntry } from './editions/register.ts'
import type { Part } from './part.ts'

export interface Edition extends EditionEntry, Basis {
  /** What a domain has made of its tables. */
  part<Factors>(part: Part<Factors>): Factors
}

/** `parts` are all that may be asked for; each is built when it is asked for first. */
export function makeEdition(name: EditionEntry, tables: TableSet, parts: readonly Part<unknown>[]): Edition {
  const basis = makeBasis(tables)
  const builders = new Map(parts.map((part) => [part.name, () => part.build(basis, tables)]))
  return Object.freeze({ ...name, ...basis, part: remembered((part) => requireEntry(builders, part)()) })
}

/** Parts by name, each made once. */
export function remembered(make: (name: string) => unknown): Edition['part'] {
  const made = new Map<string, unknown>()
  return <Factors>({ name }: Part<Factors>) => {
    if (!made.has(name)) made.set(name, make(name))
    return made.get(name) as Factors
  }
}

/** What depends on nothing but the edition, made once for each. */
export function perEdition<T>(make: (edition: Edition) => T): (edition: Edition) => T {
  const made = new WeakMap<Edition, { readonly value: T }>()
  return (edition) => {
    const known = made.get(edition) ?? { value: make(edition) }
    made.set(edition, known)
    return known.value
  }
}
