/** How a file with rows is read: the options that every command has which reads one. */

import { basename, extname } from 'node:path'
import { findRowType, unknownType } from '../../../api/request/types.ts'
import { messageOf } from '../../../engine/errors.ts'
import { message } from '../../../messages/messages.ts'
import { plainHeader } from '../../files/column-words.ts'
import { ENCODINGS, type Given } from '../../files/detect.ts'
import type { Encoding } from '../../files/table.ts'
import { UsageError } from '../usage.ts'

export type FileFormat = 'csv' | 'xlsx' | 'ndjson'

export interface InputOptions {
  readonly file: string
  readonly form: FileFormat
  readonly type: string | undefined
  /** Parameters by the names of columns, as they were written. */
  readonly map: ReadonlyMap<string, string>
  /** Values by parameters, for rows that do not say them. */
  readonly set: ReadonlyMap<string, string>
  readonly sheet: string | undefined
  readonly isForced: boolean
  readonly edition: string | undefined
  readonly csv: Given
}

/** For parseArgs: of the commands that make something of a file, with where it goes. */
export const INPUT_OPTIONS = {
  out: { type: 'string', short: 'o' },
  type: { type: 'string' },
  map: { type: 'string', multiple: true },
  set: { type: 'string', multiple: true },
  sheet: { type: 'string' },
  edition: { type: 'string' },
  separator: { type: 'string' },
  decimal: { type: 'string' },
  encoding: { type: 'string' },
  force: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

/** As parseArgs gives them. */
export interface InputValues {
  readonly type?: string | undefined
  readonly map?: readonly string[] | undefined
  readonly set?: readonly string[] | undefined
  readonly sheet?: string | undefined
  readonly edition?: string | undefined
  readonly separator?: string | undefined
  readonly decimal?: string | undefined
  readonly encoding?: string | undefined
  readonly force?: boolean | undefined
}

/** Throws a UsageError for what is not valid. */
export function inputOptions(
  command: string,
  values: InputValues,
  [file, ...more]: readonly string[],
): InputOptions {
  if (file === undefined || more.length > 0)
    throw new UsageError(message('cli.one_file', { command, file: 'trips.xlsx' }))
  const form = fileFormatOf(file)
  const { sheet, edition, separator, decimal, encoding } = values
  return {
    file,
    form,
    type: typeOf(values.type),
    map: mapOf(values.map ?? [], form),
    set: setOf(values.set ?? [], form),
    sheet,
    isForced: values.force === true,
    edition,
    csv: {
      separator: separatorOf(separator),
      decimal: decimal === undefined ? undefined : (oneOf('--decimal', decimal, [',', '.']) as ',' | '.'),
      encoding:
        encoding === undefined
          ? undefined
          : (oneOf('--encoding', encoding.toLowerCase(), ENCODINGS) as Encoding),
    },
  }
}

export const FILE_FORMATS: ReadonlyMap<string, FileFormat> = new Map([
  ['.csv', 'csv'],
  ['.tsv', 'csv'],
  ['.txt', 'csv'],
  ['.xlsx', 'xlsx'],
  ['.ndjson', 'ndjson'],
  ['.jsonl', 'ndjson'],
])

export function fileFormatOf(file: string): FileFormat {
  const extension = extname(file).toLowerCase()
  const form = FILE_FORMATS.get(extension)
  if (form) return form
  const is_old = ['.xls', '.xlsm', '.xlsb', '.ods'].includes(extension)
  throw new UsageError(message('cli.file_format', { value: basename(file), is_old }))
}

function typeOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const type = findRowType(text)
  if (type === undefined) throw new UsageError(messageOf(unknownType(text)))
  return type
}

function mapOf(pairs: readonly string[], form: FileFormat): Map<string, string> {
  if (pairs.length > 0 && form === 'ndjson')
    throw new UsageError(message('cli.only_tables', { option: '--map' }))
  const map = new Map<string, string>()
  const taken = new Map<string, string>()
  for (const pair of pairs) {
    const at = pair.lastIndexOf('=')
    if (at <= 0) throw new UsageError(message('cli.map_form', { value: pair }))
    const column = pair.slice(0, at).trim()
    refuseTwice('--map', taken.get(plainHeader(column)), pair)
    taken.set(plainHeader(column), pair)
    map.set(column, pair.slice(at + 1).trim())
  }
  return map
}

function refuseTwice(option: string, before: string | undefined, pair: string): void {
  if (before !== undefined)
    throw new UsageError(message('cli.given_twice', { option, first: before, second: pair }))
}

function setOf(pairs: readonly string[], form: FileFormat): Map<string, string> {
  if (pairs.length > 0 && form === 'ndjson')
    throw new UsageError(message('cli.only_tables', { option: '--set' }))
  const set = new Map<string, string>()
  for (const pair of pairs) {
    const [, name = '', value = ''] = /^([a-z_]+)=(.+)$/.exec(pair.trim()) ?? []
    if (name === '') throw new UsageError(message('cli.set_form', { value: pair }))
    const before = set.get(name)
    refuseTwice('--set', before && `${name}=${before}`, pair.trim())
    set.set(name, value.trim())
  }
  return set
}

export function oneOf(option: string, given: string, allowed: readonly string[]): string {
  if (allowed.includes(given)) return given
  throw new UsageError(message('cli.one_of', { option, allowed, value: given }))
}

function separatorOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const separator = text === 'tab' || text === '\\t' ? '\t' : text
  if (separator.length === 1) return separator
  throw new UsageError(message('cli.separator', { value: text }))
}
