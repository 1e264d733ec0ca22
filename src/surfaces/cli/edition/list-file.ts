/** The list of an edition as it is written: a file a line. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type EditionList, type EditionPlace, listPath } from '../../../factors/files/edition-list.ts'

const NUMBERS = /\[[\d,\s]*\]/g
const FILE = /\{\n\s+"file": ("[^"]*"),\n\s+"sha256": ("[^"]*")\n\s+\}/g

export function writeList(place: EditionPlace, list: EditionList): string {
  const text = JSON.stringify(list, undefined, 2)
    .replaceAll(NUMBERS, (numbers) => JSON.stringify(JSON.parse(numbers)).replaceAll(',', ', '))
    .replaceAll(FILE, '{ "file": $1, "sha256": $2 }')
  const path = listPath(place)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${text}\n`)
  return path
}
