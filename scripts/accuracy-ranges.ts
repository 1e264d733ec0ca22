/**
 * The second half of `npm run accuracy`: how many published figures lie inside the ranges of our answers, by domain and
 * publication. Most of them were known when the ranges were drawn (docs/methods/uncertainty.md): a check, no forecast.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { csvRows } from '../src/factors/tables/csv.ts'
import { ApiError, calculateAny } from '../src/surfaces/in-process/everygram.ts'
import { PACKAGE_DATA, PACKAGE_ROOT } from '../src/surfaces/process/package-root.ts'
import { finish, say, show } from './lib/accuracy-tables.ts'
import { readCases } from './lib/llm-fit.ts'

interface Row {
  domain: string
  publication: string
  what: string
  operation: string
  query: string
  /** Of the question, which asks for 1,000 km, tonne-km or kWh except for flights: there g per passenger-km. */
  published_kg: string
  /** With what of the answer it compares. */
  compared: 'total' | 'vehicle_operation' | 'without_forcing'
}

interface Judged extends Row {
  isInside: boolean
  /** Published over ours. */
  ratio: number
}

/** Later editions answer with many of these figures themselves: inside would then say nothing. */
const BEFORE_PUBLISHED = '2025.1'
/** A range says that nine of ten published figures lie in it (docs/methods/uncertainty.md). */
const INSIDE_PERCENT = 90

const rows = csvRows(
  readFileSync(join(PACKAGE_ROOT, 'test', 'truth', 'published-figures.csv'), 'utf8'),
) as Row[]
const judged: Judged[] = []
for (const row of rows) {
  try {
    judged.push(await judge(row))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    say(`not answered: ${row.publication}, ${row.what}: ${error.message}`)
  }
}
judged.push(...(await languageModels()))
const domains = groupBy(judged, ({ domain: name }) => name)
for (const [domain, own] of domains) {
  say(`\n${domain}: ${shareOf(own)}`)
  for (const [publication, of] of groupBy(own, ({ publication: name }) => name)) {
    const outside = of.filter(({ isInside }) => !isInside)
    const which = outside.map(({ what, ratio }) => `${what} x${ratio.toFixed(2)}`).join('; ')
    say(`  ${publication}: ${shareOf(of)}${which && `; outside: ${which}`}`)
  }
}
show({
  title: 'Published figures inside the ranges of answers',
  head: ['domain', 'figures', 'inside', 'share'],
  rows: [...domains, ['all', judged] as const].map(([name, own]) => [name, ...countsOf(own)]),
  goal: { column: 'share', atLeast: INSIDE_PERCENT },
})
finish()

async function judge(row: Row): Promise<Judged> {
  const params = Object.fromEntries(new URLSearchParams(row.query))
  const answer = await calculateAny(row.operation, params, { edition: BEFORE_PUBLISHED })
  const { emissions } = answer.data.attributes
  const published = Number(row.published_kg)
  const { low, high, ours } = comparedOf(row, emissions)
  return { ...row, isInside: published >= low && published <= high, ratio: published / ours }
}

/** Published energies of calls that name model and tokens, against the range of what the model draws. */
async function languageModels(): Promise<Judged[]> {
  const cases = readCases(join(PACKAGE_DATA, 'extracts'))
  return Promise.all(
    cases.map(async ({ publication, model, input, output, wh }): Promise<Judged> => {
      const query = `model=${model}&tokens_input=${input}&tokens_output=${output}&region=US`
      const answer = await calculateAny('llmEmissions', Object.fromEntries(new URLSearchParams(query)))
      const { emissions, energy } = answer.data.attributes
      const ratio = wh / energy.wh
      const published = emissions.breakdown.operational_co2e * ratio
      const { low, high } = emissions.range.parts.operational_co2e
      const what = `${model}, ${input} and ${output} tokens`
      const isInside = published >= low && published <= high
      const row = {
        domain: 'llm',
        publication,
        what,
        operation: 'llmEmissions',
        query,
        compared: 'total',
      } as const
      return { ...row, published_kg: String(published / 1000), isInside, ratio }
    }),
  )
}

// biome-ignore lint/suspicious/noExplicitAny: emissions of several operations
function comparedOf({ compared, query }: Row, emissions: any): { low: number; high: number; ours: number } {
  const { low, high, parts } = emissions.range
  if (compared === 'total') return { low, high, ours: emissions.co2e }
  if (compared === 'vehicle_operation')
    return { ...parts.vehicle_operation, ours: emissions.lifecycle_breakdown.vehicle_operation }
  // Published per passenger-km and without forcing: the range of the flight, as multipliers of it.
  const km = Number(new URLSearchParams(query).get('distance_km'))
  const ours = (emissions.co2e_without_radiative_forcing * 1000) / km
  return { low: (ours * low) / emissions.co2e, high: (ours * high) / emissions.co2e, ours }
}

function groupBy<T>(list: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of list) groups.set(key(item), [...(groups.get(key(item)) ?? []), item])
  return groups
}

/** How many there are, how many of them inside, and their share. */
function countsOf(list: readonly Judged[]): [string, string, string] {
  const inside = list.filter(({ isInside }) => isInside).length
  return [String(list.length), String(inside), `${Math.round((inside / list.length) * 100)} %`]
}

function shareOf(list: readonly Judged[]): string {
  const [all, inside, share] = countsOf(list)
  return `${inside} of ${all} inside (${share})`
}
