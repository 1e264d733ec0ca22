/** Hotel stays, fuels, electricity: rates times one quantity. Limits, defaults and units are those of the domains. */

import { DOMAINS } from '../../../api/operations.ts'
import type { Domain } from '../../../domains/domain.ts'
import type { Edition } from '../../../factors/edition.ts'
import type { Dialect, Question } from './dialect.ts'
import { type OwnSql, productQuestion } from './product.ts'

/** What is said of a residual mix, which nobody needs who has a supplier's factor. */
const ABOUT_MIX = ['residual_mix_not_held', 'supplier_factor_required', 'no_residual_mix_published']

/** By the names of domains. */
const SIMPLE: Readonly<Record<string, OwnSql>> = {
  hotel: { unknown: 'unknown_country' },
  fuel: { unknown: 'unknown_fuel_or_unit' },
  electricity: {
    unknown: 'unknown_place',
    keys: {
      place: {
        of: ['country', 'state', 'cloud_provider', 'cloud_region'],
        sql: `CASE
        WHEN q.cloud_provider IS NOT NULL OR q.cloud_region IS NOT NULL
          THEN everygram_word(q.cloud_provider) || ' ' || everygram_word(q.cloud_region)
        WHEN q.state IS NULL THEN coalesce(everygram_code(q.country), '')
        WHEN upper(everygram_word(q.state)) LIKE everygram_code(q.country) || '-%' THEN upper(everygram_word(q.state))
        ELSE everygram_code(q.country) || '-' || upper(everygram_word(q.state))
      END`,
      },
    },
    numbers: ['supplier_factor'],
    given: { residual_mix: { name: 'scope_2_market_based', by: 'supplier_factor', without: ABOUT_MIX } },
    grams: ({ ofLine, byRate, byNumber }) => ({
      scope_2: ofLine('scope_2'),
      scope_2_market_based: `CASE WHEN eg_supplier_factor IS NOT NULL THEN ${byNumber('supplier_factor')}
      WHEN NOT eg_is_market_based_determined THEN NULL
      WHEN eg_has_residual_mix THEN ${byRate('residual_mix')} ELSE ${ofLine('scope_2')} END`,
      scope_3_category_3: ofLine('scope_3_category_3'),
    }),
  },
}

export function simpleQuestions(
  dialect: Dialect,
  edition: Edition,
  domains: readonly Domain[] = DOMAINS,
): Question[] {
  return Object.entries(SIMPLE).map(([name, own]) => {
    const rates = domains.find((domain) => domain.name === name)?.rates
    if (!rates?.product) throw new Error(`${name} has no rates that are multiplied`)
    return productQuestion(dialect, edition, { name, rates, product: rates.product, own })
  })
}
