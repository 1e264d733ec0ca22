/** Names of the columns that results add to a table: no name is there twice. */
import { plainHeader } from './column-words.ts'

const OWN = 'everygram_'
const OWN_NAME = /^everygram_(.+?)(?:_\d+)?$/

/** Each name as it is, and where the table has such a column already `everygram_type`, then `everygram_type_2`. */
export function freeNames(names: readonly string[], headers: readonly string[]): string[] {
  const taken = new Set(headers.map(plainHeader))
  return names.map((name) => {
    let free = taken.has(plainHeader(name)) ? OWN + name : name
    for (let n = 2; taken.has(plainHeader(free)); n++) free = `${OWN}${name}_${n}`
    return free
  })
}

/** What such a column has. Where several have the same it is in the last: ours stand behind those that were there. */
export function resultName(header: string): string {
  const name = header.trim()
  return OWN_NAME.exec(name)?.[1] ?? name
}
