/** Answers of every calculation and every edition, as a client keeps them. */
import type { JsonObject } from '../../src/surfaces/verify/recorded.ts'
import { goldenRequests } from '../golden/requests.ts'
import { services, type TestApp } from '../support/app.ts'

export interface KeptAnswer {
  readonly url: string
  readonly body: JsonObject
}

const HTTP_OK = 200

/** Of each path so many answers, spread over its requests, each from another edition than the one before. */
export async function keptAnswers(app: TestApp, ofEach: number): Promise<KeptAnswer[]> {
  const editions = services.editions.register.entries.map(({ name }) => name)
  const kept: KeptAnswer[] = []
  for (const urls of byPath().values()) {
    const step = Math.max(1, Math.floor(urls.length / (2 * ofEach)))
    let found = 0
    let asked = 0
    for (let at = 0; at < urls.length && found < ofEach; at += step) {
      const given = urls[at] ?? ''
      const edition = editions[asked % editions.length]
      asked++
      const url = `${given}${given.includes('?') ? '&' : '?'}edition=${edition}`
      const { status, json } = await app.get(url)
      if (status !== HTTP_OK) continue
      kept.push({ url, body: json })
      found++
    }
  }
  return kept
}

/** Questions of the golden table: every domain, with every kind of parameter. */
function byPath(): Map<string, string[]> {
  const paths = new Map<string, string[]>()
  for (const request of goldenRequests) {
    // Domains that release 0.1.0 did not have are asked of a later edition.
    const url = request.replace('&edition=2025.2', '')
    if (!url.startsWith('/v1/') || /[ {]|edition=|year=|as_of=/.test(url)) continue
    const [path = ''] = url.split('?')
    paths.set(path, [...(paths.get(path) ?? []), url])
  }
  return paths
}

/** Where in a value its numbers lie. */
export function numbersIn(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value === 'number') return [[...path]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => numbersIn(inner, [...path, key]))
}

/** A copy with the number at the end of a path made another one: its last digit that counts, one more. */
export function withChange(body: JsonObject, path: readonly string[]): JsonObject {
  const copy = structuredClone(body)
  let at = copy as Record<string, unknown>
  for (const key of path.slice(0, -1)) at = at[key] as Record<string, unknown>
  const last = path.at(-1) ?? ''
  at[last] = another(Number(at[last]))
  return copy
}

/** The 17th digit of a number need not make it another one. */
function another(number: number): number {
  const text = String(number)
  const digits = [...text.matchAll(/\d/g)].map(({ index }) => index).reverse()
  const changed = digits.map((at) =>
    Number(`${text.slice(0, at)}${(Number(text[at]) + 1) % 10}${text.slice(at + 1)}`),
  )
  return changed.find((one) => one !== number) ?? number + 1
}
