/** Waste by material and treatment. */
import type { Row } from '../lib/tables.ts'
import { kgCo2e, origin, type Publication } from './publication.ts'

const PREFIX = 'waste-'

/** Our name of each treatment, and the publisher's words for it in the years that there are. */
const TREATMENTS: Readonly<Record<string, readonly string[]>> = {
  open_loop: ['Open-loop'],
  closed_loop: ['Closed-loop'],
  incineration: ['Combustion', 'Incineration with Energy Recovery'],
  composting: ['Composting'],
  anaerobic_digestion: ['Anaerobic digestion'],
  landfill: ['Landfill'],
}

/** What the year has: materials and treatments differ a little from year to year. */
export function waste(uk: Publication): Row[] {
  return uk.named(PREFIX).flatMap(({ row, label }) =>
    Object.entries(TREATMENTS).flatMap(([treatment, words]): Row[] => {
      const variant = words.find((word) => uk.find({ row, unit: 'tonne', variant: word }))
      if (variant === undefined) return []
      return [
        {
          id: `${row}-${treatment}`,
          material: row.slice(PREFIX.length),
          treatment,
          publisher_row: `${label}: ${variant}`,
          factor: kgCo2e(uk.get({ row, unit: 'tonne', variant })),
          factor_unit: 'kgCO2e/tonne',
          ...origin(uk),
        },
      ]
    }),
  )
}
