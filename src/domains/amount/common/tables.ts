/** The tables of such domains: factors by their keys, and names of what there are factors for. */
import type { TProperties } from 'typebox'
import {
  decimal,
  type Figure,
  gwpSet,
  id,
  maybe,
  oneOf,
  sourceId,
  text,
  year,
} from '../../../factors/tables/columns.ts'
import { type TableAbout, table } from '../../../factors/tables/table.ts'

interface AboutFactorTable<Keys extends TProperties, Own extends TProperties> {
  readonly description: string
  readonly about: TableAbout
  /** The columns that tell its rows apart. */
  readonly keys: Keys
  /** For example `kgCO2e/m3`. */
  readonly unit: string
  /** The bounds of the factor. */
  readonly factor: Figure
  /** More columns. */
  readonly own?: Own
}

/** A row is a published factor. */
export function factorTable<Keys extends TProperties, Own extends TProperties = Record<never, never>>(
  name: string,
  { description, about, keys, unit, factor, own = {} as Own }: AboutFactorTable<Keys, Own>,
) {
  return table(name, {
    description,
    about,
    key: Object.keys(keys) as (keyof Keys & string)[],
    columns: {
      id: id(),
      ...keys,
      publisher_row: text(),
      factor: decimal(factor),
      factor_unit: oneOf(unit),
      ...own,
      year: year(),
      gwp: gwpSet(),
      source_id: sourceId(),
    },
  })
}

interface AboutNameTable<Key extends TProperties, Own extends TProperties> {
  readonly description: string
  readonly key: Key
  readonly own: Own
}

/** A row is a thing by its key, with the publisher's name of it and other words. */
export function nameTable<Key extends TProperties, Own extends TProperties>(
  name: string,
  { description, key, own }: AboutNameTable<Key, Own>,
) {
  const columns = { ...key, label: text(), ...own, words: maybe(text()), source_id: sourceId() }
  return table(name, { description, key: Object.keys(key) as (keyof Key & string)[], columns })
}
