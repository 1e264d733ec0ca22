/** What an assurer asks of an inventory, each in a line: for the statement and for the sheet on data quality. */

import type { Language } from '../../messages/locale.ts'
import { type Words, wordsIn } from '../../messages/words.ts'
import { isDetermined, shareOf, sharesText, tonnes } from './amounts.ts'
import { placeNames } from './categories.ts'
import { type Inventory, isBlank } from './inventory.ts'
import type { MeasuredActivity } from './measured.ts'
import { reasonText } from './reason.ts'
import { MARKET_LEFT_OUT } from './row-lines.ts'
import type { Undetermined } from './undetermined.ts'

export interface Fact {
  readonly label: string
  readonly text: string
}

export function factsOf(inventory: Inventory, language: Language): Fact[] {
  const words = wordsIn(language)
  const completeness = { label: words('report.fact.completeness'), text: completenessText(inventory, words) }
  if (isBlank(inventory)) return [completeness]
  return [
    ...inventory.measured.map((one) => activityFact(one, words)),
    { label: words('report.fact.gwp'), text: gwpText(inventory, words) },
    ...marketFacts(inventory, words, language),
    ...forcingFacts(inventory, words),
    ...upstreamFacts(inventory, words),
    { label: words('report.fact.boundary'), text: boundaryText(inventory, words) },
    completeness,
  ]
}

function activityFact({ type, unit, amount, tiers }: MeasuredActivity, words: Words): Fact {
  const shares = tiers.map((one) => ({ name: one.tier, kg: one.amount }))
  const values = { activity_amount: amount, unit, text: sharesText(shares, words) }
  return {
    label: words('report.fact.activity', { type }),
    text: words('report.fact.activity_text', values),
  }
}

function gwpText({ gwp }: Inventory, words: Words): string {
  const total = gwp.reduce((sum, { kg }) => sum + kg, 0)
  const named = gwp.map(({ name, kg }) =>
    words('report.share', { share_name: words(`report.gwp.${name}`), percent: shareOf(kg, total) }),
  )
  return named.length === 0 ? words('report.gwp.nothing') : named.join(', ')
}

/** As many as fit on the page; the table E1-6 has all. */
const SHOWN_MAX = 4

function marketFacts({ market, undetermined }: Inventory, words: Words, language: Language): Fact[] {
  const label = words('report.fact.market')
  const missing = undetermined.filter(({ basis }) => basis === 'market')
  if (missing.length > 0) {
    const shown = missing.slice(0, SHOWN_MAX).map((one) => undeterminedText(one, words, language))
    const count = missing.length - shown.length
    const more = count > 0 ? [words('report.fact.more', { count })] : []
    return [{ label, text: [...shown, ...more].join(' ') }]
  }
  return market === undefined ? [] : [{ label, text: words('report.fact.market_determined') }]
}

/** With the rows, and what is missing and where it is, as the answer says it. */
export function undeterminedText(
  { rows, refs, reason, text }: Undetermined,
  words: Words,
  language: Language,
): string {
  const list = rows > refs.length ? [...refs, '…'] : refs
  const ofCode = reason === MARKET_LEFT_OUT ? words('report.fact.market_left_out') : reason
  const said = text === undefined ? ofCode : reasonText(text, language)
  return words('report.fact.undetermined', { count: rows, list, text: said })
}

function forcingFacts({ forcing, total: { location } }: Inventory, words: Words): Fact[] {
  if (forcing.length === 0) return []
  const label = words('report.fact.forcing')
  if (!forcing.every(isDetermined)) return [{ label, text: words('report.not_determined') }]
  const kg = forcing.reduce((sum, one) => sum + one.kg, 0)
  const values = { forcing_t: tonnes(kg), percent: shareOf(kg, location.kg) }
  return [{ label, text: words('report.fact.forcing_text', values) }]
}

function upstreamFacts({ boundaries: { upstream } }: Inventory, words: Words): Fact[] {
  const label = words('report.fact.upstream')
  if (upstream.kg <= 0) return [{ label, text: words('report.fact.upstream_none') }]
  if (upstream.unknownKg > 0) return [{ label, text: words('report.not_known') }]
  const percent = shareOf(upstream.estimateKg, upstream.kg)
  return [{ label, text: words('report.fact.upstream_text', { upstream_t: tonnes(upstream.kg), percent }) }]
}

function boundaryText({ boundaries }: Inventory, words: Words): string {
  const { mixedTypes, forcingIn, forcingOut } = boundaries
  return [
    mixedTypes.length > 0
      ? words('report.fact.boundary_mixed', { list: mixedTypes })
      : words('report.fact.boundary_same'),
    ...(forcingIn > 0 && forcingOut > 0
      ? [words('report.fact.forcing_mixed', { forcing_in_rows: forcingIn, forcing_out_rows: forcingOut })]
      : []),
  ].join(' ')
}

function completenessText({ rows, failed, undetermined }: Inventory, words: Words): string {
  const lines = undetermined.reduce((sum, one) => sum + one.rows, 0)
  const said = [words('report.fact.rows', { ok: rows - failed, count: rows })]
  if (failed > 0) said.push(words('report.statement.failed', { count: failed }))
  if (lines > 0) said.push(words('report.fact.lines_undetermined', { count: lines }))
  return said.join(' ')
}

/** Beneath the totals: biogenic CO2 of which nobody publishes how much it is. */
export function biogenicNotes({ undetermined }: Inventory, words: Words): string[] {
  return undetermined
    .filter(({ isBiogenic }) => isBiogenic)
    .map(({ scope, rows }) =>
      words('report.fact.biogenic_unknown', { scope_name: placeNames(scope, words)[0], count: rows }),
    )
}
