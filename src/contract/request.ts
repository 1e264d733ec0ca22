/**
 * A question in one form, whoever writes it. Parts of a path in braces are parameters (`/v1/factors/{factor_id}`): they
 * are read like those of the query, under one set of names.
 */

import { sortedNames } from '../engine/helpers/sorted-names.ts'

const PART = /\{(\w+)\}/g

/** Few, and each is asked for with every answer. */
const known = new Map<string, readonly string[]>()

/** The names of the parameters that stand in the path of an operation. */
export function pathParams(path: string): readonly string[] {
  const names = known.get(path) ?? [...path.matchAll(PART)].map(([, name = '']) => name)
  known.set(path, names)
  return names
}

/**
 * Path and query with the parameters in the order of their names. `params`: as they were read; lists are written with
 * commas. `edition`: its name, which takes the place of one among the parameters.
 */
export function canonicalRequest(path: string, params: object, edition?: string): string {
  const given = params as Readonly<Record<string, unknown>>
  const inPath = pathParams(path)
  const names = sortedNames(given, edition === undefined ? undefined : 'edition')
  let query = ''
  for (const name of names) {
    const value = name === 'edition' ? (edition ?? given.edition) : given[name]
    if (!inPath.includes(name)) query += `${query === '' ? '?' : '&'}${name}=${encoded(String(value))}`
  }
  return `${inPath.length === 0 ? path : filled(path, given)}${query}`
}

/** Most texts are written as they are. */
const UNRESERVED = /^[\w.~-]*$/
const encoded = (text: string) => (UNRESERVED.test(text) ? text : encodeURIComponent(text))

/** The parameters in a path that is one of the form `path`; undefined where it is another one. */
export function readPath(path: string, given: string): Readonly<Record<string, string>> | undefined {
  const [parts, texts] = [path.split('/'), given.split('/')]
  const fits = parts.every((part, at) => part.startsWith('{') || part === texts[at])
  if (!fits || parts.length !== texts.length) return undefined
  try {
    const values = parts.map((part, at) => [part.slice(1, -1), decodeURIComponent(texts[at] ?? '')] as const)
    return Object.fromEntries(values.filter((_, at) => parts[at]?.startsWith('{')))
  } catch {
    // Percent signs that stand for nothing.
    return undefined
  }
}

/** The request of a query string, those of its parameters in the path that belong there; the others as they are written. */
export function requestOf(path: string, query: string): string {
  const inPath = pathParams(path)
  const pairs = query.split('&').filter((pair) => pair !== '' && !inPath.includes(pair.split('=')[0] ?? ''))
  return joined(filled(path, Object.fromEntries(new URLSearchParams(query))), pairs)
}

function filled(path: string, texts: Readonly<Record<string, unknown>>): string {
  return path.replace(PART, (_, name: string) => encodeURIComponent(String(texts[name] ?? '')))
}

function joined(path: string, pairs: readonly string[]): string {
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`
}
