/** Agreement between the tables of language models. */
import { toNumber } from '../../core/decimal.ts'
import type { Report } from '../checks.ts'
import type { LlmModelRow, LlmTierRow, Tables } from '../rows.ts'
import { nameKey } from './names.ts'

const CONSTANTS = ['llm-cached-share', 'llm-range-listed', 'llm-range-guessed', 'llm-moe-active-experts']

export function checkLlm(tables: Tables, report: Report): void {
  checkNames(tables, report)
  checkProviderNames(tables, report)
  checkTiers(tables.llm_tiers, report)
  for (const row of tables.llm_models) {
    const problem = parametersProblem(row, tables.llm_tiers)
    if (problem) report('llm_models', row.line, problem)
  }
  checkEfforts(tables, report)
  checkConstants(tables, report)
}

function checkEfforts({ llm_efforts: rows }: Tables, report: Report): void {
  const ratios = new Map(rows.map((row) => [row.effort, toNumber(row.thinking_ratio)]))
  for (const { same_as: same, thinking_ratio: ratio, line } of rows) {
    if (same !== undefined && ratios.get(same) !== toNumber(ratio)) {
      report('llm_efforts', line, `thinking_ratio: not that of ${same}, which it is the same as`)
    }
  }
}

function checkConstants({ llm_constants: rows }: Tables, report: Report): void {
  const ids = new Set(rows.map((row) => row.id))
  for (const id of CONSTANTS) if (!ids.has(id)) report('llm_constants', 1, `no row ${id}`)
  for (const { id, value, line } of rows) {
    const isShare = id === 'llm-cached-share'
    if (isShare && toNumber(value) > 1) report('llm_constants', line, 'value: above 1')
    if (!isShare && toNumber(value) < 1) report('llm_constants', line, 'value: below 1')
  }
}

/** A name, however it is spelt, must be of one model. */
function checkNames(tables: Tables, report: Report): void {
  const seen = new Map<string, string>()
  const see = (table: 'llm_models' | 'llm_model_aliases', line: number, name: string, model: string) => {
    const earlier = seen.get(nameKey(name))
    if (earlier !== undefined) report(table, line, `'${name}' is also a name of ${earlier}: decide for one`)
    seen.set(nameKey(name), model)
  }
  for (const row of tables.llm_models) see('llm_models', row.line, row.model_id, row.model_id)
  for (const row of tables.llm_model_aliases) see('llm_model_aliases', row.line, row.alias, row.model_id)
}

/** A name in a path, and a first word, must lead to one provider. */
function checkProviderNames({ llm_providers: rows }: Tables, report: Report): void {
  const names = new Set<string>()
  const families = new Set<string>()
  const see = (seen: Set<string>, line: number, name: string) => {
    if (seen.has(name)) report('llm_providers', line, `'${name}' already leads to another provider`)
    seen.add(name)
  }
  for (const { provider, aliases, families: first, line } of rows) {
    for (const name of [provider, ...(aliases?.split(' ') ?? [])]) see(names, line, name)
    for (const word of first?.split(' ') ?? []) see(families, line, word)
  }
}

/** Every tier above the one before in energy and size; the last takes the rest. */
function checkTiers(rows: readonly LlmTierRow[], report: Report): void {
  for (const [index, row] of rows.entries()) {
    const next = rows[index + 1]
    if ((next === undefined) !== (row.size_limit_billion === undefined)) {
      report('llm_tiers', row.line, 'size_limit_billion: given for all tiers but the last')
    }
    if (next && !isBelow(row, next)) report('llm_tiers', next.line, `not above ${row.tier} in every figure`)
  }
}

function isBelow(row: LlmTierRow, next: LlmTierRow): boolean {
  const limit = (tier: LlmTierRow) =>
    tier.size_limit_billion ? toNumber(tier.size_limit_billion) : Number.POSITIVE_INFINITY
  return (
    toNumber(row.input_wh_per_1k_tokens) < toNumber(next.input_wh_per_1k_tokens) &&
    toNumber(row.output_wh_per_1k_tokens) < toNumber(next.output_wh_per_1k_tokens) &&
    toNumber(row.embodied_g_per_1k_tokens) < toNumber(next.embodied_g_per_1k_tokens) &&
    limit(row) < limit(next)
  )
}

function parametersProblem(row: LlmModelRow, tiers: readonly LlmTierRow[]): string | undefined {
  const { total_billion: total, active_billion: active } = row
  if ((total === undefined) !== (row.parameters_status === undefined)) {
    return 'parameters_status: given just where total_billion is'
  }
  if (active && total && toNumber(active) > toNumber(total)) return 'active_billion: above total_billion'
  if (row.tier_basis !== 'parameters') return undefined
  if (!active || !total) return 'tier_basis: parameters needs total_billion and active_billion'
  const size = Math.sqrt(toNumber(active) * toNumber(total))
  const fits = tiers.find(({ size_limit_billion: limit, size_limit_included: included }) => {
    const bound = limit ? toNumber(limit) : Number.POSITIVE_INFINITY
    return size < bound || (included && size === bound)
  })
  return fits?.tier === row.tier ? undefined : `tier: sqrt(active x total) is ${size}, which is ${fits?.tier}`
}
