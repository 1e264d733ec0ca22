/** The surfaces, as ways to ask: each takes requests and gives what came of them, in words that can be compared. */
import { parse } from 'csv-parse/sync'
import { askOnce } from '../../../src/surfaces/cli/ask/ask.ts'
import { type ApiError, calculateAny } from '../../../src/surfaces/in-process/everygram.ts'
import type { Session } from '../../../src/surfaces/mcp/session.ts'
import { edition, type Reply, type TestApp } from '../../support/app.ts'
import { call } from '../../support/mcp.ts'
import type { Case } from './cases.ts'

/** Of a result its id, kilograms and codes of notices; of a refusal its code and the parameter. */
export type Outcome =
  | { readonly id: string; readonly kg: number; readonly notices: string }
  | { readonly code: string; readonly field: string }

/** Why a surface cannot be asked so. */
export interface Skipped {
  readonly skipped: string
}

export type Asking = (one: Case) => Promise<Outcome | Skipped>
export type AskingAll = (all: readonly Case[]) => Promise<(Outcome | Skipped)[]>

// biome-ignore lint/suspicious/noExplicitAny: answers of many shapes
type Json = any

const codes = (notices: readonly { code: string }[]) =>
  [...new Set(notices.map(({ code }) => code))].join(' ')
/** Nine decimals: what rows in kilograms have of a language model's millionths of a gram. */
const kilograms = ({ co2e, co2e_unit }: Json) => Number((co2e_unit === 'g' ? co2e / 1000 : co2e).toFixed(9))

const whole = ({ data }: Json): Outcome => ({
  id: data.id,
  kg: kilograms(data.attributes.emissions),
  notices: codes(data.attributes.notices),
})

const SINGLE: Skipped = { skipped: 'a query has nothing beside its parameters' }

export const byGet =
  (app: TestApp): Asking =>
  async ({ operation, params, flaw, param, more }) => {
    if (flaw === 'misplaced') return SINGLE
    const query = new URLSearchParams(params)
    if (flaw === 'doubled') query.append(param, more ?? '')
    const { status, json } = await app.get(`${operation.path}?${query}`)
    return status === 200 ? whole(json) : { code: json.error.code, field: json.error.field ?? '' }
  }

/** `overlay`: the path of own factors. */
export const inProcess =
  (overlay?: string): Asking =>
  async ({ operation, params, flaw }) => {
    if (flaw === 'misplaced') return { skipped: 'options have types of their own' }
    if (flaw === 'doubled') return { skipped: 'an object has a name once' }
    try {
      return whole(
        await calculateAny(operation.name, params, { edition: edition.name, ...(overlay && { overlay }) }),
      )
    } catch (error) {
      const { code, problems } = error as ApiError
      return { code, field: problems[0]?.field ?? '' }
    }
  }

export const byTool =
  (session?: Session): Asking =>
  async ({ type, params, flaw, param, more }) => {
    if (flaw === 'doubled') return { skipped: 'arguments are an object, which has a name once' }
    const beside = flaw === 'misplaced' ? { [param]: more } : {}
    const { error, id, co2e, unit, notices } = (await call(
      'calculate',
      { type, params, ...beside },
      session,
    )) as Json
    if (error) return { code: error.code, field: error.errors[0].field ?? '' }
    return { id, kg: kilograms({ co2e, co2e_unit: unit }), notices: codes(notices) }
  }

/** What it prints on its two outputs; the caller has put both into lists. */
export interface Printed {
  readonly out: string[]
  readonly error: string[]
}

/** Refusals on the terminal are sentences: what they say is that of `byGet`, compared by their code and field there. */
export const byCommand =
  (printed: Printed, refused: (one: Case) => Promise<Json>): Asking =>
  async (one) => {
    const { type, params, flaw, param, more } = one
    if (flaw === 'misplaced') return { skipped: 'a command has options alone' }
    printed.out.length = 0
    printed.error.length = 0
    const given = [...Object.entries(params), ...(flaw === 'doubled' ? [[param, more ?? ''] as const] : [])]
    // A word that is no boolean would stand alone behind the name of one.
    const options = given.flatMap(([name, value]) =>
      flaw === 'wrong'
        ? [`--${name.replaceAll('_', '-')}=${value}`]
        : [`--${name.replaceAll('_', '-')}`, value],
    )
    try {
      await askOnce([type, ...options, '--json'])
    } catch (error) {
      // An option that stands twice is refused before its parameters are read.
      const [, twice = ''] = /--([\w-]+) was given twice/.exec(String(error)) ?? []
      return { code: 'validation_error', field: twice.replaceAll('-', '_') }
    }
    return printed.error.length === 0
      ? whole(JSON.parse(printed.out.join('\n')))
      : refusalIn(printed.error, (await refused(one)).error)
  }

function refusalIn([line = '']: readonly string[], error: Json): Outcome {
  const isTheSame = error !== undefined && line.includes(error.message)
  return isTheSame ? { code: error.code, field: error.field ?? '' } : { code: 'other', field: line }
}

const ofRow = (row: Json): Outcome =>
  row.status === 'ok'
    ? { id: row.calculation_id, kg: Number(row.co2e_kg), notices: row.notices.join(' ') }
    : { code: row.error.code, field: row.error.field ?? '' }

/** A row as a text of JSON; one that is doubled has the name twice. */
function rowText({ type, params, flaw, param, more }: Case, id: number): string {
  const beside = flaw === 'misplaced' ? { [param]: more } : {}
  const text = JSON.stringify({ id: String(id), type, params, ...beside })
  return flaw === 'doubled'
    ? text.replace('"params":{', `"params":{${JSON.stringify(param)}:${JSON.stringify(more)},`)
    : text
}

const NDJSON = 'application/x-ndjson'
const rowsIn = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Json)
    .filter((row) => row.closing === undefined)

export const byLines =
  (app: TestApp): AskingAll =>
  async (all) => {
    const payload = all.map(rowText).join('\n')
    const { text } = await app.send({
      method: 'POST',
      url: '/v1/batch',
      payload,
      headers: { 'content-type': NDJSON },
    })
    return rowsIn(text).map(ofRow)
  }

export const byArray =
  (app: TestApp): AskingAll =>
  async (all) => {
    const found: Outcome[] = []
    for (let from = 0; from < all.length; from += ARRAY_ROWS) {
      const payload = `[${all
        .slice(from, from + ARRAY_ROWS)
        .map(rowText)
        .join(',')}]`
      found.push(...(await app.post('/v1/batch', payload)).json.data.map(ofRow))
    }
    return found
  }

const ARRAY_ROWS = 1000

export const byColumns =
  (app: TestApp): AskingAll =>
  async (all) => {
    const isTable = ({ flaw }: Case) => flaw !== 'doubled' && flaw !== 'misplaced'
    const sent = all.filter(isTable)
    const names = [...new Set(sent.flatMap(({ params }) => Object.keys(params)))]
    const quoted = (text = '') => `"${text.replaceAll('"', '""')}"`
    const lines = sent.map(({ type, params }) =>
      [type, ...names.map((name) => params[name])].map(quoted).join(','),
    )
    const payload = [['type', ...names].join(','), ...lines].join('\n')
    const { text } = await app.send({
      method: 'POST',
      url: '/v1/batch',
      payload,
      headers: { 'content-type': 'text/csv' },
    })
    const found = csvRows(text)
    return all.map((one) =>
      isTable(one) ? cells(found.shift() ?? {}) : { skipped: 'two columns of one name are refused at once' },
    )
  }

const cells = (row: Record<string, string>): Outcome =>
  row.status === 'ok'
    ? { id: row.calculation_id ?? '', kg: Number(row.co2e_kg), notices: row.notices ?? '' }
    : { code: row.error_code ?? '', field: row.error_field ?? '' }

function csvRows(text: string): Record<string, string>[] {
  const [head = [], ...rows] = parse(text) as string[][]
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])))
}

/** `run` is `everygram calc`, in a folder of its own. */
export const byFile =
  (run: (lines: string) => Promise<string>): AskingAll =>
  async (all) =>
    rowsIn(await run(all.map(rowText).join('\n'))).map(ofRow)

/** `result` makes a job and waits for it. */
export const byJob =
  (result: (lines: string) => Promise<Reply>): AskingAll =>
  async (all) =>
    rowsIn((await result(all.map(rowText).join('\n'))).text).map(ofRow)
