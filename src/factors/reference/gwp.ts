/** Global warming potentials of gases by report of the IPCC, and which gases a blend is made of. */

import { add, type Decimal, decimal as exact, isSame, ZERO } from '../../engine/numbers/decimal.ts'
import { decimal, like, maybe, sourceId, text } from '../tables/columns.ts'
import { type Report, type RowIn, type TableSet, table } from '../tables/table.ts'

const PER_KG = { minimum: 0, maximum: 100_000, 'x-unit': 'kgCO2e/kg' }
/** As refrigerant_gases.csv writes them. */
const gas = () => like('^[A-Za-z0-9]+([-_][A-Za-z0-9]+)*$')
const potential = () => maybe(decimal(PER_KG))

/** In the order of their years. */
export const ASSESSMENTS = ['ar4', 'ar5', 'ar6'] as const
export type Assessment = (typeof ASSESSMENTS)[number]

export const GWP100 = table('gwp100', {
  description:
    'Global warming potential over 100 years by the Fourth, Fifth (without climate-carbon feedbacks) and Sixth Assessment Report of the IPCC, kg CO2e per kg of the gas. Empty: the report has none. Methane stands there three times: of unknown origin, fossil, and not fossil.',
  key: ['gas'],
  columns: {
    gas: gas(),
    ar4: potential(),
    ar5: potential(),
    ar6: potential(),
    note: maybe(text()),
    source_id: sourceId(),
  },
})

export const REFRIGERANT_COMPONENTS = table('refrigerant_components', {
  description:
    'Which gases a blend consists of, per cent of its mass, by ASHRAE Standard 34. blend and component are gases of refrigerant_gases.csv; the components of a blend add up to 100.',
  key: ['blend', 'component'],
  columns: {
    blend: gas(),
    component: gas(),
    // Not required, so that the catalogue lists no mass share as an emission factor; checkPotentials misses none.
    mass_percent: maybe(decimal({ minimum: 0, maximum: 100 })),
    note: maybe(text()),
    source_id: sourceId(),
  },
})

export interface GasPotential {
  /** Kilograms of CO2e per kilogram of the gas. */
  readonly value: Decimal
  readonly sourceId: string
  readonly note: string | undefined
}

export interface GasComponent {
  readonly gas: string
  /** Per cent of the mass of the blend. */
  readonly massPercent: Decimal
}

export interface Potentials {
  /** Undefined for a gas that the report has no value for, and in an edition without the table. */
  potentialOf(gas: string, set: Assessment): GasPotential | undefined
  /** Undefined for what is no blend, or one of unknown composition. */
  compositionOf(blend: string): readonly GasComponent[] | undefined
}

/** By the keys of gases: `HFC-32`, `R410A`. */
export function makePotentials(tables: TableSet): Potentials {
  const gases = new Map(tables.rows(GWP100).map((row) => [row.gas, row]))
  const compositions = new Map([...blendsIn(tables)].map(([blend, rows]) => [blend, rows.map(component)]))
  return {
    potentialOf(name, set) {
      const row = gases.get(name)
      const value = row?.[set]
      return row && value && { value, sourceId: row.source_id, note: row.note }
    },
    compositionOf: (blend) => compositions.get(blend),
  }
}

type ComponentRow = RowIn<typeof REFRIGERANT_COMPONENTS>

function blendsIn(tables: TableSet): ReadonlyMap<string, readonly ComponentRow[]> {
  const blends = new Map<string, ComponentRow[]>()
  for (const row of tables.rows(REFRIGERANT_COMPONENTS))
    blends.set(row.blend, [...(blends.get(row.blend) ?? []), row])
  return blends
}

function component(row: ComponentRow): GasComponent {
  return { gas: row.component, massPercent: row.mass_percent ?? ZERO }
}

const WHOLE = exact(100)

/** The components of a blend are the whole of it. */
export function checkPotentials(tables: TableSet, report: Report): void {
  for (const [blend, rows] of blendsIn(tables)) {
    const sum = rows.reduce((total, { mass_percent }) => add(total, mass_percent ?? ZERO), ZERO)
    const line = rows[0]?.line ?? 1
    if (!isSame(sum, WHOLE)) report(REFRIGERANT_COMPONENTS, line, `the components of ${blend} are not 100 %`)
  }
}
