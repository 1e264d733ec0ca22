/** Words that readers stumble over, what to write instead, and a text that each rule catches: avoid.csv beside this file. */
import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'

const KINDS = ['text-en', 'text-de', 'ui-en', 'ui-de', 'notices', 'errors', 'commits'] as const
/** A kind of text: `text-` is everything in a language, `ui-` the app alone. */
export type Where = (typeof KINDS)[number]

export interface Rule {
  readonly pattern: RegExp
  readonly instead: string
  readonly where: readonly Where[]
  readonly caught: string
}

const AVOID = new URL('avoid.csv', import.meta.url)

export function readRules(): Rule[] {
  const rows: Record<'pattern' | 'instead' | 'where' | 'caught', string>[] = parse(readFileSync(AVOID), {
    columns: true,
  })
  return rows.map(({ pattern, where, ...rest }) => ({
    ...rest,
    pattern: new RegExp(pattern, 'giu'),
    where: where.split(',').map(kindOf),
  }))
}

function kindOf(name: string): Where {
  const kind = KINDS.find((known) => known === name)
  if (kind === undefined) throw new Error(`avoid.csv: "${name}" is no kind of text`)
  return kind
}
