/**
 * From a list of language models and data-centre efficiencies to the llm tables, which stand.
 * Usage: tsx scripts/import/llm.ts <folder>
 *
 * The folder holds models.csv (provider, model_id, aliases, name, release_date, open_weights, tier, tier_basis,
 * reasoning_capable, proposed_default_effort, total_b_min, active_b_min, param_status, param_source, source) and
 * pue.csv (provider, recommended). Figures are copied digit for digit; tiers by parameters are computed again.
 */
import { aliasRows } from './lib/llm-aliases.ts'
import { CONSTANTS, DEFAULT_MODELS, EFFORTS, PROVIDERS, TIERS, WORDS } from './lib/llm-conventions.ts'
import { field, folderArgument, only, type Row, readRows, sharedFile, writeRows } from './lib/tables.ts'

/** Where a model's entry comes from, by what the extract's `source` names. */
const SOURCES: [RegExp, string][] = [
  [/llm-prices/, 'llm-prices-2026'],
  [/models\.dev/, 'models-dev-2026'],
]
/** Parameter counts that no publication was found for are kept as assumptions. */
const UNPUBLISHED = /unverified|assumed|reports/

const folder = folderArgument()
const models = readRows(folder, 'models.csv')
const pue = readRows(folder, 'pue.csv')

writeRows(sharedFile('llm_models'), models.map(modelRow))
writeRows(
  sharedFile('llm_model_aliases'),
  aliasRows(models, (row) => sourceId(field(row, 'source'))),
)
writeRows(sharedFile('llm_providers'), PROVIDERS.map(providerRow))
writeRows(sharedFile('llm_tiers'), TIERS)
writeRows(sharedFile('llm_efforts'), EFFORTS)
writeRows(sharedFile('llm_words'), WORDS)
writeRows(sharedFile('llm_constants'), CONSTANTS)
writeRows(sharedFile('llm_default_models'), DEFAULT_MODELS)

function modelRow(row: Row): Row {
  const byParameters = field(row, 'tier_basis').startsWith('G=')
  if (byParameters) checkTier(row)
  const total = field(row, 'total_b_min')
  const assumed = row.param_status === 'assumed' || UNPUBLISHED.test(field(row, 'param_source'))
  return {
    id: `llm-model-${field(row, 'model_id').replace(/[:/]/g, '-')}`,
    model_id: field(row, 'model_id'),
    vendor: field(row, 'provider'),
    name: shownName(field(row, 'name')),
    release_date: field(row, 'release_date'),
    open_weights: field(row, 'open_weights').toLowerCase(),
    tier: field(row, 'tier'),
    tier_basis: byParameters ? 'parameters' : 'line_up',
    total_billion: total,
    active_billion: field(row, 'active_b_min'),
    parameters_status: total === '' ? '' : assumed ? 'assumed' : 'published',
    reasoning: reasoning(field(row, 'reasoning_capable')),
    default_effort: field(row, 'proposed_default_effort'),
    source_id: sourceId(field(row, 'source')),
  }
}

/** Without what a price list adds to a name: the seller in front, the length of the context behind. */
function shownName(name: string): string {
  return name
    .replace(/^[\w.]+: /, '')
    .replace(/ ≤\d+k$/, '')
    .trim()
}

function reasoning(text: string): string {
  if (text === 'yes' || text === 'no') return text
  return text.startsWith('instant') ? 'no' : 'unclear'
}

function sourceId(text: string): string {
  const found = SOURCES.find(([form]) => form.test(text))
  if (!found) throw new Error(`unknown source ${text}`)
  return found[1]
}

/** The tier follows from sqrt(active x total) and the limits of the tiers. */
function checkTier(row: Row): void {
  const size = Math.sqrt(Number(row.active_b_min) * Number(row.total_b_min))
  const tier = TIERS.find(({ size_limit_billion: limit, size_limit_included: included }) => {
    const bound = Number(limit || Number.POSITIVE_INFINITY)
    return included === 'true' ? size <= bound : size < bound
  })
  if (tier?.tier !== row.tier) throw new Error(`${row.model_id}: ${size} is ${tier?.tier}, not ${row.tier}`)
}

function providerRow(convention: (typeof PROVIDERS)[number]): Row {
  const { pue_of: pueOf, ...rest } = convention
  const published = only(pue, `PUE of ${pueOf}`, (row) => field(row, 'provider').split(' / ').includes(pueOf))
  const [recommended = ''] = field(published, 'recommended').split(' ')
  const { home_country, kind, name, provider, aliases, families, ...about } = rest
  return {
    id: `llm-provider-${provider}`,
    provider,
    name,
    kind,
    aliases,
    families,
    home_country,
    pue: recommended,
    ...about,
  }
}
