/** Refrigerants and other gases: the whole figure, and which part of it is of gases of the Kyoto Protocol. */
import { tableRows } from '../../lib/edition-tables.ts'
import { LATEST } from '../lib/editions.ts'
import { field, type Row } from '../lib/tables.ts'
import { kgCo2e, origin, type Publication, publication } from './publication.ts'

const TOPIC = 'refrigerant'
const TOTAL = 'Total emissions including non-Kyoto products'
const KYOTO = 'Emissions including only Kyoto products'
const OTHERS = 'Emissions including only non-Kyoto products'
/** The first publication that has the two parts. */
const FIRST_IN_PARTS = '2022'

/** Left out: in 2026 its Kyoto part is 0, and the whole follows from it, 0.1 after 7 in 2025. */
const NOT_BELIEVED: Readonly<Record<string, readonly string[]>> = { '2026': ['R511A'] }

/**
 * Hydrocarbons and HFOs, whose figures are in none of the tables of AR4 and AR5 that the publisher names: ethane has
 * 0.437, butane 0.006.
 */
const OF_OTHER_REPORTS: readonly string[] = [
  'R290',
  'R600',
  'R600a',
  'R601',
  'R601a',
  'R170',
  'R1270',
  'R1234yf',
  'R1234ze',
]

export function refrigerants(uk: Publication): Row[] {
  const rows = byItem(uk)
  const inParts = uk.year < FIRST_IN_PARTS ? byItem(publication(FIRST_IN_PARTS)) : rows
  return tableRows(LATEST, 'refrigerant_gases').flatMap((gas): Row[] => {
    const [key, label] = [field(gas, 'gas'), field(gas, 'label').toLowerCase()]
    const [whole, parts] = [rows.get(label), inParts.get(label)]
    if (!whole || !parts || NOT_BELIEVED[uk.year]?.includes(key)) return []
    const total = whole.get(TOTAL) ?? whole.get('')
    if (!total) throw new Error(`${uk.year}: no figure of all that ${key} emits`)
    return [
      {
        id: `refrigerant-${key}`,
        gas: key,
        publisher_row: [total.group, total.item, total.variant].filter(Boolean).join(': '),
        factor: kgCo2e(total),
        factor_unit: 'kgCO2e/kg',
        ...partsOf(kgCo2e(total), parts),
        derivation:
          rows === inParts ? '' : `Which part is of the Kyoto Protocol: as published for ${FIRST_IN_PARTS}`,
        ...origin(uk),
        ...(OF_OTHER_REPORTS.includes(key) && { gwp: 'ipcc_gwp100' }),
      },
    ]
  })
}

/** Where a gas has one part only, that is the whole; both are as published, and stand for that whole alone. */
function partsOf(total: string, parts: ReadonlyMap<string, Row>): Row {
  const [kyoto, others] = [parts.get(KYOTO), parts.get(OTHERS)]
  if (kyoto && others) {
    const published = parts.get(TOTAL)
    if (!published || kgCo2e(published) !== total)
      throw new Error(`parts of ${total}: not those of this figure`)
    return { kyoto_factor: kgCo2e(kyoto), non_kyoto_factor: kgCo2e(others) }
  }
  return { kyoto_factor: kyoto ? total : '', non_kyoto_factor: others ? total : '' }
}

/** Rows by item in lower case, then by what they count. */
function byItem(uk: Publication): ReadonlyMap<string, ReadonlyMap<string, Row>> {
  const items = new Map<string, Map<string, Row>>()
  for (const row of uk.rows(TOPIC)) {
    const item = field(row, 'item').toLowerCase()
    const known = items.get(item) ?? new Map<string, Row>()
    items.set(item, known.set(field(row, 'variant'), row))
  }
  return items
}
