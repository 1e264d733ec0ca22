/** A result as someone has kept it: JSON of which nothing is known, and what it says about itself. */
import type { Calculation } from '../../api/answer.ts'

export type Json = null | boolean | number | string | Json[] | JsonObject
export interface JsonObject {
  [key: string]: Json
}

/**
 * A whole answer; a row of results in short, as JSON or as cells by the names of their columns; one value as a text; a form
 * of another surface, which says itself how it is made.
 */
export type Form = 'document' | 'row' | 'cells' | 'value' | 'own'

export interface Recorded {
  readonly form: Form
  readonly whole: JsonObject
  readonly id: string | undefined
  readonly edition: string | undefined
  readonly editionHash: string | undefined
  readonly release: string | undefined
  readonly engine: string | undefined
  /** By which rule its id was made. */
  readonly idScheme: string | undefined
  readonly geographyHash: string | undefined
  readonly request: string | undefined
  /** What the row around a whole answer says that it calculates. */
  readonly rowType?: string | undefined
  /** Of the form `own`: the same of a result that was made again. */
  makeAgain?(found: Calculation): JsonObject
}

/** Undefined where it is no result of the service. */
export function readRecorded(value: unknown): Recorded | undefined {
  if (!isObject(value)) return undefined
  return isObject(value.answer) ? ofFullRow(value, value.answer) : (ofDocument(value) ?? ofRow(value))
}

/** Rows of batches, files and jobs have a type and a status; a whole answer may also stand in `answer` alone. */
function ofFullRow({ status, type }: JsonObject, answer: JsonObject): Recorded | undefined {
  if (status !== undefined && status !== 'ok') return undefined
  const recorded = readRecorded(answer)
  return recorded && typeof type === 'string' ? { ...recorded, rowType: type } : recorded
}

/** Cells by the names of their columns, in a form of another surface. */
export function recordedCells(
  whole: Readonly<Record<string, string>>,
  makeAgain: NonNullable<Recorded['makeAgain']>,
): Recorded {
  return { ...proofOf(whole), form: 'own', whole, makeAgain }
}

/** One value, whose request is told beside it. */
export function recordedValue(text: string): Recorded {
  return { ...NOTHING_SAID, form: 'value', whole: { value: text.trim() } }
}

const NOTHING_SAID = {
  id: undefined,
  edition: undefined,
  editionHash: undefined,
  release: undefined,
  engine: undefined,
  idScheme: undefined,
  geographyHash: undefined,
  request: undefined,
} as const

function ofDocument(value: JsonObject): Recorded | undefined {
  const { data, meta } = value
  if (!isObject(meta) || (!isObject(data) && !Array.isArray(data))) return undefined
  return {
    form: 'document',
    whole: value,
    id: isObject(data) ? text(data.id) : undefined,
    edition: text(meta.edition),
    editionHash: text(meta.edition_hash),
    release: text(meta.release),
    engine: text(meta.engine),
    idScheme: meta.id_scheme === undefined ? undefined : String(meta.id_scheme),
    geographyHash: text(meta.geography_hash),
    request: text(meta.request),
  }
}

/** A row that has a result; those that were refused have none to check. */
function ofRow(value: JsonObject): Recorded | undefined {
  if (value.status !== 'ok' || value.co2e_kg === undefined) return undefined
  const form = typeof value.co2e_kg === 'string' ? 'cells' : 'row'
  return { ...proofOf(value), form, whole: value }
}

/** By what a row is found and made again. */
function proofOf(row: JsonObject) {
  return {
    ...NOTHING_SAID,
    id: text(row.calculation_id),
    edition: text(row.edition),
    editionHash: text(row.edition_hash),
    request: text(row.request),
  }
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The object at the end of a path of keys, if there is one. */
export function objectAt(value: unknown, ...path: string[]): JsonObject | undefined {
  let at: unknown = value
  for (const key of path) at = isObject(at) ? at[key] : undefined
  return isObject(at) ? at : undefined
}

function text(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
