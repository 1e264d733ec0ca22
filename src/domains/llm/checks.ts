/** Agreement between the tables of language models. */

import { toNumber } from '../../engine/numbers/decimal.ts'
import type { Report, Table, TableSet } from '../../factors/tables/table.ts'
import { NO_THINKING } from './choice/effort.ts'
import { DEFAULT_PROVIDER } from './choice/provider.ts'
import { MEDIUM_FROM } from './factors.ts'
import { nameKey } from './names/spelling.ts'
import {
  LLM_CONSTANTS,
  LLM_EFFORTS,
  LLM_MODEL_ALIASES,
  LLM_MODELS,
  LLM_PROVIDERS,
  LLM_THINKING,
  LLM_TIERS,
  type LlmModelRow,
  type LlmTierRow,
} from './tables.ts'

/** Shares, and what is either so or not. */
const UP_TO_ONE: ReadonlySet<string> = new Set([
  'llm-cached-share',
  'llm-upstream-share',
  'llm-unclear-thinks',
])
const CONSTANTS = ['llm-cached-share', 'llm-range-listed', 'llm-range-guessed', 'llm-moe-active-experts']

export function checkLlm(tables: TableSet, report: Report): void {
  checkNames(tables, report)
  checkProviderNames(tables, report)
  checkTiers(tables.rows(LLM_TIERS), report)
  const mediumFrom = tables.rows(LLM_CONSTANTS).find(({ id }) => id === MEDIUM_FROM)?.value
  const tierOf = (active: number, total: number) =>
    tierOfSize(active, total, tables.rows(LLM_TIERS), mediumFrom && toNumber(mediumFrom))
  for (const row of tables.rows(LLM_MODELS)) {
    const problem = parametersProblem(row, tierOf)
    if (problem) report(LLM_MODELS, row.line, problem)
  }
  checkEfforts(tables, report)
  checkThinking(tables, report)
  checkConstants(tables, report)
}

function checkEfforts(tables: TableSet, report: Report): void {
  const rows = tables.rows(LLM_EFFORTS)
  const ratios = new Map(rows.map((row) => [row.effort, toNumber(row.thinking_ratio)]))
  for (const { same_as: same, thinking_ratio: ratio, line } of rows) {
    if (same !== undefined && ratios.get(same) !== toNumber(ratio)) {
      report(LLM_EFFORTS, line, `thinking_ratio: not that of ${same}, which it is the same as`)
    }
  }
}

/** A model that does not think by default has no effort, and one that does has one. */
function checkThinking(tables: TableSet, report: Report): void {
  for (const { thinks_by_default: thinks, default_effort: effort, line } of tables.rows(LLM_THINKING)) {
    const isThinking = thinks === 'always' || thinks === 'default'
    if (isThinking === (effort === NO_THINKING)) {
      report(LLM_THINKING, line, `default_effort: ${effort} of a model that thinks ${thinks}`)
    }
  }
}

function checkConstants(tables: TableSet, report: Report): void {
  const rows = tables.rows(LLM_CONSTANTS)
  const ids = new Set(rows.map((row) => row.id))
  for (const id of CONSTANTS) if (!ids.has(id)) report(LLM_CONSTANTS, 1, `no row ${id}`)
  for (const { id, value, line } of rows) {
    const isShare = UP_TO_ONE.has(id)
    if (isShare && toNumber(value) > 1) report(LLM_CONSTANTS, line, 'value: above 1')
    if (!isShare && toNumber(value) < 1) report(LLM_CONSTANTS, line, 'value: below 1')
  }
}

/** A name, however it is spelt, must be of one model. */
function checkNames(tables: TableSet, report: Report): void {
  const seen = new Map<string, string>()
  const see = (table: Table, line: number, name: string, model: string) => {
    const earlier = seen.get(nameKey(name))
    if (earlier !== undefined) report(table, line, `'${name}' is also a name of ${earlier}: decide for one`)
    seen.set(nameKey(name), model)
  }
  for (const row of tables.rows(LLM_MODELS)) see(LLM_MODELS, row.line, row.model_id, row.model_id)
  for (const row of tables.rows(LLM_MODEL_ALIASES)) see(LLM_MODEL_ALIASES, row.line, row.alias, row.model_id)
}

/** A name in a path, and a first word, must lead to one provider; what leads to none is the default's. */
function checkProviderNames(tables: TableSet, report: Report): void {
  const rows = tables.rows(LLM_PROVIDERS)
  const names = new Set<string>()
  const families = new Set<string>()
  const see = (seen: Set<string>, line: number, name: string) => {
    if (seen.has(name)) report(LLM_PROVIDERS, line, `'${name}' already leads to another provider`)
    seen.add(name)
  }
  if (!rows.some(({ provider }) => provider === DEFAULT_PROVIDER)) {
    report(LLM_PROVIDERS, 1, `no row ${DEFAULT_PROVIDER}, the provider of a model that names none`)
  }
  for (const { provider, aliases, families: first, line } of rows) {
    for (const name of [provider, ...(aliases?.split(' ') ?? [])]) see(names, line, name)
    for (const word of first?.split(' ') ?? []) see(families, line, word)
  }
}

/** Every tier above the one before in energy and size, of input not below; the last takes the rest. */
function checkTiers(rows: readonly LlmTierRow[], report: Report): void {
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1]
    if ((next === undefined) !== (row.size_limit_billion === undefined)) {
      report(LLM_TIERS, row.line, 'size_limit_billion: given for all tiers but the last')
    }
    if (next && !isBelow(row, next)) report(LLM_TIERS, next.line, `not above ${row.tier} in every figure`)
  }
}

function isBelow(row: LlmTierRow, next: LlmTierRow): boolean {
  const limit = (tier: LlmTierRow) =>
    tier.size_limit_billion ? toNumber(tier.size_limit_billion) : Number.POSITIVE_INFINITY
  return (
    toNumber(row.input_wh_per_1k_tokens) <= toNumber(next.input_wh_per_1k_tokens) &&
    toNumber(row.output_wh_per_1k_tokens) < toNumber(next.output_wh_per_1k_tokens) &&
    toNumber(row.embodied_g_per_1k_tokens) < toNumber(next.embodied_g_per_1k_tokens) &&
    limit(row) < limit(next)
  )
}

type TierOfSize = (active: number, total: number) => string | undefined

function parametersProblem(row: LlmModelRow, tierOf: TierOfSize): string | undefined {
  const { total_billion: total, active_billion: active } = row
  if ((total === undefined) !== (row.parameters_status === undefined)) {
    return 'parameters_status: given just where total_billion is'
  }
  if (active && total && toNumber(active) > toNumber(total)) return 'active_billion: above total_billion'
  if (row.tier_basis !== 'parameters') return undefined
  if (!active || !total) return 'tier_basis: parameters needs total_billion and active_billion'
  const tier = tierOf(toNumber(active), toNumber(total))
  return tier === row.tier
    ? undefined
    : `tier: sqrt(active x total) is ${Math.sqrt(toNumber(active) * toNumber(total))}, which is ${tier}`
}

/** By the geometric mean of what works on a token and what lies in memory; never small from `mediumFrom` on. */
function tierOfSize(
  active: number,
  total: number,
  tiers: readonly LlmTierRow[],
  mediumFrom: number | undefined,
): string | undefined {
  const size = Math.sqrt(active * total)
  const fits = tiers.find(({ size_limit_billion: limit, size_limit_included: included }) => {
    const bound = limit ? toNumber(limit) : Number.POSITIVE_INFINITY
    return size < bound || (included && size === bound)
  })
  return fits?.tier === 'small' && mediumFrom !== undefined && active >= mediumFrom ? 'medium' : fits?.tier
}
