/** The energy of language models against published figures, and what a fit to all publications but one makes of that one. */
import { readRows } from '../import/lib/tables.ts'
import { tableRows } from './edition-tables.ts'

export interface Case {
  readonly publication: string
  readonly model: string
  readonly tier: string
  readonly input: number
  readonly output: number
  /** Of one request, with the facility. */
  readonly wh: number
  readonly pue: number
}

/** What an edition has: Wh for 1,000 tokens by tier, and from where and how fast long input grows. */
export interface Constants {
  readonly tiers: ReadonlyMap<string, { readonly input: number; readonly output: number }>
  readonly start: number
  readonly scale: number
}

/** What is fitted: input over output of the tiers below frontier, and tokens over which long input grows by itself. */
export interface Fitted {
  readonly ratio: number
  readonly scale: number
}

const RATIOS = steps(0.02, 1, 0.02)
const SCALES = [...steps(5000, 100_000, 2500), Number.POSITIVE_INFINITY]

export function readCases(extracts: string): Case[] {
  return readRows(extracts, 'llm-energy.csv').map((row) => ({
    publication: row.publication ?? '',
    model: row.model ?? '',
    tier: row.tier ?? '',
    input: Number(row.tokens_input),
    output: Number(row.tokens_output),
    wh: Number(row.wh),
    pue: Number(row.pue),
  }))
}

/** Of a folder of standing tables. */
/** Of an edition. */
export function readConstants(edition: string): Constants {
  const constants = new Map(
    tableRows(edition, 'llm_constants').map(({ id = '', value }) => [id, Number(value)]),
  )
  return {
    tiers: new Map(
      tableRows(edition, 'llm_tiers').map((row) => [
        row.tier ?? '',
        { input: Number(row.input_wh_per_1k_tokens), output: Number(row.output_wh_per_1k_tokens) },
      ]),
    ),
    start: constants.get('llm-long-input-start') ?? Number.POSITIVE_INFINITY,
    scale: constants.get('llm-long-input-scale') ?? Number.POSITIVE_INFINITY,
  }
}

/** Wh of one request with its facility. */
export function energyWh({ tier, input, output, pue }: Case, { tiers, start, scale }: Constants): number {
  const wh = tiers.get(tier)
  if (!wh) throw new Error(`no tier ${tier}`)
  const growth = 1 + Math.max(0, input - start) / scale
  return ((input * wh.input * (Number.isNaN(growth) ? 1 : growth) + output * wh.output) / 1000) * pue
}

/** Root mean square of ln(ours / published), each publication weighing the same. */
export function error(cases: readonly Case[], constants: Constants): number {
  const publications = [...new Set(cases.map(({ publication }) => publication))]
  const squares = publications.map((publication) => {
    const own = cases.filter((one) => one.publication === publication)
    return mean(own.map((one) => Math.log(energyWh(one, constants) / one.wh) ** 2))
  })
  return Math.sqrt(mean(squares))
}

/** The two parameters with the least error; `start` and the output constants are given. */
export function fittedTo(cases: readonly Case[], base: Constants): Fitted {
  const candidates = RATIOS.flatMap((ratio) => SCALES.map((scale) => ({ ratio, scale })))
  return candidates.reduce((best, one) =>
    error(cases, withFitted(base, one)) < error(cases, withFitted(base, best)) ? one : best,
  )
}

export function withFitted({ tiers, start }: Constants, { ratio, scale }: Fitted): Constants {
  return {
    start,
    scale,
    tiers: new Map(
      [...tiers].map(([name, { input, output }]) => [
        name,
        { input: name === 'frontier' ? input : ratio * output, output },
      ]),
    ),
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: Math.round((to - from) / by) + 1 }, (_, i) => from + i * by)
}
