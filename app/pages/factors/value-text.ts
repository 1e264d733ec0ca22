/** Values of filters as they are read. */
import { countryName } from '../../messages/figures.ts'
import { messages } from '../../messages/messages.ts'
import { unitText } from '../../messages/names.ts'
import { textFor } from '../../messages/texts.ts'
import { tierLabel } from '../../parts/figure.tsx'
import type { Facet } from './filters.ts'

export function valueText(facet: Facet, value: string): string {
  const { factors } = messages()
  if (facet === 'domain') return textFor(factors.domains, value) ?? value
  if (facet === 'tier') return tierLabel(value)
  if (facet === 'country') return countryName(value)
  return facet === 'unit' ? unitText(value) : value
}
