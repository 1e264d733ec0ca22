/** A result as the report keeps it. */
import type { CalculatorForm } from '../../../src/surfaces/http/app-pages/offer.ts'
import type { Collected } from '../../parts/collected.ts'
import {
  counted,
  type EmissionsAnswer,
  marketKg,
  rangeKg,
  scopes,
  tiers,
  totalKg,
} from '../../parts/result.ts'
import { addressOf, type Given } from '../../question/question.ts'
import { titleOf } from '../../question/title.ts'

export function collectedOf(form: CalculatorForm, asked: Given, answer: EmissionsAnswer): Collected {
  const sources = new Map(
    counted(answer).map(({ source: publisher, source_dataset: name, source_url: url, licence }) => [
      name,
      { name, publisher, url, licence },
    ]),
  )
  const market = marketKg(answer)
  return {
    id: answer.data.id,
    title: titleOf(form, asked),
    calculator: form.name,
    href: addressOf(`/app/calculate/${form.name}`, asked),
    request: answer.meta.request ?? addressOf(form.path, asked),
    kg: totalKg(answer),
    range: rangeKg(answer),
    scopesKg: Object.fromEntries(scopes(answer).map(({ name, kg }) => [name, kg])),
    ...(market !== undefined && { marketKg: market }),
    tiersKg: Object.fromEntries(tiers(answer).map(({ name, kg }) => [name, kg])),
    factorIds: [...new Set(counted(answer).map(({ factor_id }) => factor_id))],
    edition: answer.meta.edition,
    sources: [...sources.values()],
    methodology: answer.meta.methodology,
    addedAt: new Date().toISOString(),
  }
}
