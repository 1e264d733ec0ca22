/** The files of data/schema/: the columns of each table as the code describes them. */
import { PARTS } from '../../src/domains/domains.ts'
import { tablesOf } from '../../src/domains/editions/read.ts'
import { OVERLAY } from '../../src/domains/overlay/tables.ts'
import { rowSchema } from '../../src/tables/table.ts'

/** Name and text of each. */
export function schemaFiles(): [name: string, text: string][] {
  return [...tablesOf(PARTS), OVERLAY].map((table) => [
    `${table.name}.json`,
    `${JSON.stringify(rowSchema(table), undefined, 2)}\n`,
  ])
}

/** All of them in one, as they are sealed with an edition: JSON Schemas by the name of the table. */
export function editionSchema(): string {
  const schemas = Object.fromEntries(tablesOf(PARTS).map((table) => [table.name, rowSchema(table)]))
  return `${JSON.stringify(schemas, undefined, 1)}\n`
}
