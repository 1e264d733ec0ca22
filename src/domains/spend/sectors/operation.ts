/** The sectors that dollars can be spent on. */
import { toNumber, written } from '../../../core/decimal.ts'
import { operation } from '../../operation.ts'
import { publicationsOf } from '../../shared/amount/present.ts'
import type { SpendSector } from '../factors.ts'
import { spendPart } from '../part.ts'
import { type SpendSectorsAnswer as Answer, SpendSectorsAnswer, SpendSectorsQuery } from './schema.ts'

export const spendSectorList = operation({
  name: 'spendSectors',
  path: '/v1/spend/sectors',
  title: 'Sectors of spending',
  description:
    'The sectors that /v1/spend/emissions has a factor for, by NAICS 2017 code: all, or those with the words of `q` in their title.',
  refusals: '`validation_error`: strict=true and an unknown parameter, or a parameter given twice.',
  examples: {
    answers: { office_furniture: 'q=office%20furniture' },
    refusals: { unknown_parameter: 'sort=asc&strict=true' },
  },
  answer: SpendSectorsAnswer,
  isLong: true,
  query: () => SpendSectorsQuery,
  calculate({ edition }, { q }) {
    const words = q?.toLowerCase().split(' ') ?? []
    const result = edition.part(spendPart).filter((sector) => words.every((word) => hasWord(sector, word)))
    return { kind: 'spend_sectors', identity: { q }, notices: [], result, ...(q && { isShort: true }) }
  },
  present(_edition, { result, notices, meta }): Answer {
    const data = result.map(({ key, title, factor }) => ({
      naics: key,
      sector: title,
      factor: toNumber(factor.kgPerUnit),
      factor_unit: 'kgCO2e/USD' as const,
      factor_id: factor.id,
    }))
    const source_trail = publicationsOf(
      result.map(({ factor }) => factor),
      'Supply chain of purchases',
    )
    return { data, meta: { total: data.length, source_trail, notices, ...meta } }
  },
  sheet: (_edition, result) => ({
    columns: ['naics', 'sector', 'factor', 'factor_unit', 'factor_id'],
    rows: result.map(({ key, title, factor }) => [
      key,
      title,
      written(factor.kgPerUnit),
      factor.unit,
      factor.id,
    ]),
  }),
})

function hasWord({ key, title }: SpendSector, word: string): boolean {
  return title.toLowerCase().includes(word) || key.startsWith(word)
}
