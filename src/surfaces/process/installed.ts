/** What is installed with the program, for calls in process and single requests: opened once, whatever is asked of it. */
import type { Context } from '../../contract/operation.ts'
import { contextWith, installedGeography } from './context.ts'
import { installedEditions } from './data/editions.ts'

const geography = installedGeography({})
/** By edition, and those with an overlay by both as JSON, which no edition is named like. */
const contexts = new Map<string | undefined, Context>()

/**
 * `edition`: its name, or a year; that of the release when left out. `overlayFile`: the path of a CSV of own factors.
 * Throws a DataError for an overlay with a fault.
 */
export function contextOf(edition?: string, overlayFile?: string): Context {
  const key = overlayFile === undefined ? edition : JSON.stringify([edition, overlayFile])
  const known = contexts.get(key)
  if (known !== undefined) return known
  const context = contextWith(installedEditions({ edition, overlayFile }), geography)
  contexts.set(key, context)
  return context
}
