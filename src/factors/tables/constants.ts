/** A figure that has a name and no other key: a threshold, a ratio, a default, with where it comes from. */
import { type Bounds, decimal, id, oneOf, type RowOf, sourceId, text, year } from './columns.ts'
import { type Table, table } from './table.ts'

const columns = (value: Bounds, units: readonly string[]) => ({
  id: id(),
  value: decimal(value),
  unit: units.length > 0 ? oneOf(...units) : text(),
  year: year(),
  basis: text(),
  source_id: sourceId(),
})

export type ConstantRow = RowOf<ReturnType<typeof columns>>

/** `units`: those that a value may have; none given, any. */
export function constantTable(
  name: string,
  description: string,
  value: Bounds,
  ...units: string[]
): Table<ConstantRow> {
  const about = { title: description.replace(/\.$/, '') }
  return table(name, { description, about, key: ['id'], columns: columns(value, units) })
}
