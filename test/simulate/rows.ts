/** Rows whose answers are known by arithmetic, and what is wrong with the answers to them. */
import { createHash } from 'node:crypto'
import type { Random } from './random.ts'

/** Grams CO2e of a room-night in the United Kingdom: DESNZ and DEFRA 2025, as in the edition 2025. */
const GB_GRAMS = 10_400
const GRAMS_A_KG = 1000
const NIGHTS_MAX = 300

const nightsOf = (row: number) => 1 + (row % NIGHTS_MAX)

/** Hotel stays; ids have the name of the request and the number of the row. */
export function stays(name: string, count: number, first = 1): string {
  let text = ''
  for (let row = first; row < first + count; row++)
    text += `{"id":"${name}-${row}","type":"hotel","params":{"country":"GB","nights":${nightsOf(row)}}}\n`
  return text
}

/** Trips from streets that only a geocoder may know: as slow as it is. */
export function streets(name: string, count: number): string {
  let text = ''
  for (let row = 1; row <= count; row++)
    text += `{"id":"${name}-${row}","type":"travel","params":{"transport_mode":"car","origin_location":"Gasse ${row} 8","origin_country":"DE","destination_location":"Hamburg","destination_country":"DE"}}\n`
  return text
}

/** Rows with ids that cannot be compressed; `isWrong`: of a country that there is not. */
export function longIds(random: Random, bytes: number, idCharacters: number, isWrong: boolean): string {
  const country = isWrong ? 'XX' : 'GB'
  const rows: string[] = []
  for (let size = 0; size < bytes; size += idCharacters + country.length) {
    let id = ''
    while (id.length < idCharacters) id += random.next().toString(36).slice(2)
    rows.push(
      `{"id":"${id.slice(0, idCharacters)}","type":"hotel","params":{"country":"${country}","nights":2}}\n`,
    )
  }
  return rows.join('')
}

export interface RowsRead {
  /** Rows that were answered, and those that the month had no answers for. */
  readonly ok: number
  readonly refused: number
  /** The closing line; undefined where the answer was cut. */
  readonly closing: Closing | undefined
  /** Rows that are missing, twice, in another order, or wrong. */
  readonly faults: readonly string[]
}

export interface Closing {
  readonly complete: boolean
  readonly stopped?: { readonly code: string }
  readonly sha256: string
}

interface RowAnswer {
  readonly row: number
  readonly id: string
  readonly status: string
  readonly co2e_kg?: number
  readonly error?: { readonly code: string }
}

/** `name`: of stays() that were sent. What is cut in the middle of a line ends before it. */
export function readStays(name: string, text: string): RowsRead {
  const lines = text.slice(0, text.lastIndexOf('\n') + 1).split('\n')
  const faults: string[] = []
  let [ok, refused, before] = [0, 0, 0]
  for (const line of lines) {
    if (line === '') continue
    const read = JSON.parse(line) as RowAnswer & { closing?: Closing }
    if (read.closing) {
      const isRight = read.closing.sha256 === sha256(text.slice(0, before))
      return { ok, refused, closing: read.closing, faults: isRight ? faults : [...faults, 'its SHA-256'] }
    }
    before += line.length + 1
    const fault = faultOf(name, ok + refused + 1, read)
    if (fault) faults.push(`${fault}: ${line}`)
    if (read.status === 'ok') ok++
    else refused++
  }
  return { ok, refused, closing: undefined, faults }
}

function faultOf(name: string, row: number, read: RowAnswer): string | undefined {
  if (read.row !== row || read.id !== `${name}-${row}`) return `a row stands where row ${row} belongs`
  if (read.status === 'ok')
    return read.co2e_kg === (GB_GRAMS * nightsOf(row)) / GRAMS_A_KG ? undefined : 'another number'
  return read.error?.code === 'quota_exceeded' ? undefined : 'an error of a row that is right'
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
