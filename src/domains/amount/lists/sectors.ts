/** The sectors that dollars can be spent on. */

import { textParam } from '../../../contract/params/schema.ts'
import { shape } from '../../../contract/shape.ts'
import type { AmountFactor } from '../common/factor.ts'
import { type AmountList, factorFields } from '../common/list.ts'
import type { Named } from '../common/names.ts'

/** By the code of NAICS. */
export interface SpendSector extends AmountFactor, Named {
  /** The title of the code. */
  readonly title: string
}

export const spendSectors: AmountList<readonly SpendSector[], SpendSector> = {
  name: 'sectors',
  operation: {
    title: 'Sectors of spending',
    description:
      'The sectors that /v1/spend/emissions has a factor for, by NAICS 2017 code: all, or those with all words in `q` in their title.',
    refusals: '`validation_error`: strict=true and an unknown parameter, or a parameter given twice.',
    examples: {
      answers: { office_furniture: 'q=office%20furniture' },
      refusals: { unknown_parameter: 'sort=asc&strict=true' },
    },
  },
  called: 'Supply chain of purchases',
  isLong: true,
  q: textParam({
    description: 'Words in the title, or the first digits of the code: only sectors that have all of them.',
    examples: ['office furniture'],
  }),
  fields: {
    naics: shape.text('What to send as naics.'),
    sector: shape.text('The title of the NAICS 2017 code.'),
    ...factorFields(
      'With the margins of transport and trade.',
      'kgCO2e/USD',
      'The unit of factor; dollars of 2022.',
    ),
  },
  columns: ['naics', 'sector'],
  items: (sectors) => sectors,
  isMeant({ key, title }, q) {
    const words = q.toLowerCase().split(' ')
    return words.every((word) => title.toLowerCase().includes(word) || key.startsWith(word))
  },
  rows: (sector) => [{ cells: [sector.key, sector.title], factor: sector }],
}
