/** An answer as someone has kept it: JSON of which nothing is known, and what it says about itself. */

export type Json = null | boolean | number | string | Json[] | JsonObject
export interface JsonObject {
  [key: string]: Json
}

export interface Recorded {
  readonly whole: JsonObject
  readonly id: string | undefined
  readonly edition: string | undefined
  readonly editionHash: string | undefined
  readonly release: string | undefined
  readonly engine: string | undefined
  readonly geographyHash: string | undefined
  readonly request: string | undefined
}

/** Undefined where it is no answer of the service. */
export function readRecorded(value: unknown): Recorded | undefined {
  if (!isObject(value)) return undefined
  const { data, meta } = value
  if (!isObject(meta) || (!isObject(data) && !Array.isArray(data))) return undefined
  return {
    whole: value,
    id: isObject(data) ? text(data.id) : undefined,
    edition: text(meta.edition),
    editionHash: text(meta.edition_hash),
    release: text(meta.release),
    engine: text(meta.engine),
    geographyHash: text(meta.geography_hash),
    request: text(meta.request),
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
  return typeof value === 'string' ? value : undefined
}
