/** How people call columns. */

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

/** Meanings by kind and word, `column_hotel nuits`: the rows of data/synonyms/columns.csv. */
export type WordsOfColumns = Readonly<Record<string, string>>

export function columnWordsOf(words: WordsOfColumns): ColumnWords {
  const meanings = new Map(Object.entries(words).map(([word, meaning]) => [word, meaningOf(meaning)]))
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
