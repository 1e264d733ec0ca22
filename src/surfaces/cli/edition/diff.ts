/** The rows that an edition has and another has not. */

import { listedTables } from '../../../factors/files/edition-list.ts'
import { sealedText } from '../../../factors/files/sealed-file.ts'
import { message } from '../../../messages/messages.ts'
import { textsOf } from '../../process/data/load.ts'
import { UsageError } from '../usage.ts'
import { TABLES } from './columns.ts'
import { findEdition, type ListedEdition, openEditions } from './places.ts'
import { differences, keyedTable, NO_ROWS } from './rows.ts'

/** Of `NAME`, against what it started from, or `NAME FROM`; of every open revision where none is named. */
export function printDiff(dir: string, [name, from, ...more]: readonly string[]): void {
  if (more.length > 0) throw new UsageError(message('cli.edition.diff_arguments', {}))
  if (name === undefined) {
    for (const { place } of openEditions(dir)) printDiff(dir, [place.name])
    return
  }
  const after = findEdition(dir, name)
  if (from === undefined && !after.list.open)
    throw new UsageError(message('cli.edition.diff_sealed', { code: name }))
  const before = from === undefined ? baseOf(after) : textsIn(findEdition(dir, from))
  const lines = linesBetween(before, textsIn(after))
  console.log(lines.length > 0 ? lines.join('\n') : `${name}: no row differs`)
}

type Texts = ReadonlyMap<string, string>

/** A table of changed rows a paragraph. */
function linesBetween(before: Texts, after: Texts): string[] {
  return TABLES.flatMap((table) => {
    const [old, now] = [before, after].map((texts) => {
      const text = texts.get(table.name)
      return text === undefined ? NO_ROWS : keyedTable(text, table)
    })
    const changed = differences(old ?? NO_ROWS, now ?? NO_ROWS)
    if (changed.length === 0) return []
    const rows = changed.flatMap((one) => [
      ...(one.before === undefined ? [] : [`- ${one.before}`]),
      ...(one.after === undefined ? [] : [`+ ${one.after}`]),
    ])
    return [`${table.name}.csv`, ...rows]
  })
}

function textsIn({ place, list }: ListedEdition): Texts {
  return new Map([...textsOf(place, list)].map(([name, { text }]) => [name, text()]))
}

/** The tables that the list of an open revision names, without its own rows; publications follow from the rows. */
function baseOf({ place, list }: ListedEdition): Texts {
  const own = textsIn({ place, list })
  const listed = [...listedTables(list)].map(([name, sealed]) => [name, sealedText(place, sealed)] as const)
  return new Map([...(own.has('sources') ? [['sources', own.get('sources') ?? ''] as const] : []), ...listed])
}
