/**
 * Global warming potentials of gases by report of the IPCC, and which gases a blend is made of. They are constants: the
 * same for every edition, and part of none.
 */

import { add, type Decimal, decimal as exact, isSame, ZERO } from '../../engine/numbers/decimal.ts'
import { decimal, like, maybe, sourceId, text } from '../tables/columns.ts'
import { DataError, type DataProblem } from '../tables/problems.ts'
import { readTable } from '../tables/read-table.ts'
import { type RowIn, type Table, table } from '../tables/table.ts'

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
    mass_percent: decimal({ minimum: 0, maximum: 100, 'x-unit': '% of the mass' }),
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

/** By the keys of gases: `HFC-32`, `R410A`. */
export interface Potentials {
  /** Of both files: a result in another set may depend on it. */
  readonly hash: string
  /** Undefined for a gas that the report has no value for. */
  potentialOf(gas: string, set: Assessment): GasPotential | undefined
  /** Undefined for what is no blend, or one of unknown composition. */
  compositionOf(blend: string): readonly GasComponent[] | undefined
}

/** Where nobody has read them. */
export const NO_POTENTIALS: Potentials = {
  hash: '',
  potentialOf: () => undefined,
  compositionOf: () => undefined,
}

export interface PotentialsFile {
  /** How it is called in messages. */
  readonly file: string
  readonly text: string
}

export interface PotentialsFiles {
  readonly potentials: PotentialsFile
  readonly components: PotentialsFile
}

/** Throws a DataError where a row is wrong. */
export function potentialsOf(files: PotentialsFiles, hash: string): Potentials {
  const problems: DataProblem[] = []
  const { potentials, components } = read(files, problems)
  if (problems.length > 0) throw new DataError(problems)
  const gases = new Map(potentials.map((row) => [row.gas, row]))
  const compositions = new Map([...byBlend(components)].map(([blend, rows]) => [blend, rows.map(component)]))
  return {
    hash,
    potentialOf(name, set) {
      const row = gases.get(name)
      const value = row?.[set]
      return row && value && { value, sourceId: row.source_id, note: row.note }
    },
    compositionOf: (blend) => compositions.get(blend),
  }
}

/** What is wrong with the rows of both files. `sources`: the ids of the register of publications. */
export function potentialsProblems(files: PotentialsFiles, sources: ReadonlySet<string>): DataProblem[] {
  const problems: DataProblem[] = []
  const { potentials, components } = read(files, problems)
  const unknown = (file: string, rows: readonly { readonly line: number; readonly source_id: string }[]) =>
    rows
      .filter(({ source_id }) => !sources.has(source_id))
      .map(({ line, source_id }) => ({ file, line, reason: `source_id: unknown source '${source_id}'` }))
  return [
    ...problems,
    ...unknown(files.potentials.file, potentials),
    ...unknown(files.components.file, components),
  ]
}

type ComponentRow = RowIn<typeof REFRIGERANT_COMPONENTS>

const WHOLE = exact(100)

/** The components of a blend are the whole of it. */
function read({ potentials, components }: PotentialsFiles, problems: DataProblem[]) {
  const rowsIn = <T>({ file, text }: PotentialsFile, of: Table<T>): T[] => readTable(file, text, of, problems)
  const found = {
    potentials: rowsIn(potentials, GWP100),
    components: rowsIn(components, REFRIGERANT_COMPONENTS),
  }
  for (const [blend, rows] of byBlend(found.components)) {
    const sum = rows.reduce((total, { mass_percent }) => add(total, mass_percent), ZERO)
    const [{ line } = { line: 1 }] = rows
    const reason = `the components of ${blend} are not 100 %`
    if (!isSame(sum, WHOLE)) problems.push({ file: components.file, line, reason })
  }
  return found
}

function byBlend(rows: readonly ComponentRow[]): ReadonlyMap<string, readonly ComponentRow[]> {
  const blends = new Map<string, ComponentRow[]>()
  for (const row of rows) blends.set(row.blend, [...(blends.get(row.blend) ?? []), row])
  return blends
}

function component(row: ComponentRow): GasComponent {
  return { gas: row.component, massPercent: row.mass_percent }
}
