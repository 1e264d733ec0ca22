/** Values of filters as they are read. */
import { countryName, unitText } from '../../messages/figures.ts'
import { messages } from '../../messages/messages.ts'
import type { Facet } from './filters.ts'

export function valueText(facet: Facet, value: string): string {
  const { factors, parts } = messages()
  if (facet === 'domain') return factors.domains[value] ?? value
  if (facet === 'tier') return parts.tiers[value] ?? value
  if (facet === 'country') return countryName(value)
  return facet === 'unit' ? unitText(value) : value
}
