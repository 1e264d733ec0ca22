/** How people call columns: data/words/columns.csv. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EDITIONS_DIR } from '../../process/package-root.ts'
import { DataError, type DataProblem } from '../../tables/problems.ts'
import { readTable } from '../../tables/read-table.ts'
import { WORDS } from '../../tables/words.ts'

/** A parameter, and what else its column says: `amount` of a column in litres has the unit. */
export interface Meaning {
  readonly name: string
  readonly constants: Readonly<Record<string, string>>
}

export interface ColumnWords {
  /** Of a column for rows of a type. */
  findColumn(type: string, header: string): Meaning | undefined
  /** Of a cell or the name of a sheet that says what a row is. */
  findType(text: string): Meaning | undefined
}

const FILE = 'columns.csv'

export function readColumnWords(dataDir: string = EDITIONS_DIR): ColumnWords {
  const problems: DataProblem[] = []
  const rows = readTable(FILE, readFileSync(join(dataDir, 'words', FILE), 'utf8'), WORDS, problems)
  if (problems.length > 0) throw new DataError(problems)
  const meanings = new Map(rows.map(({ kind, word, meaning }) => [`${kind} ${word}`, meaningOf(meaning)]))
  return {
    findColumn: (type, header) => {
      const word = plainHeader(header)
      return meanings.get(`column_${type} ${word}`) ?? meanings.get(`column ${word}`)
    },
    findType: (text) => meanings.get(`type ${plainHeader(text)}`),
  }
}

/** `amount&unit=litre`. */
function meaningOf(meaning: string): Meaning {
  const [name = '', ...more] = meaning.split('&')
  return { name, constants: Object.fromEntries(more.map((pair) => pair.split('=') as [string, string])) }
}

const SIGNS = /[\s_\-./:()[\]#*?'’"]+/g

/** `Weight (kg)` and `weight_kg` are one. */
export function plainHeader(header: string): string {
  return header.normalize('NFC').toLowerCase().replace(SIGNS, ' ').trim()
}
