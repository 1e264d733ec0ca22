/**
 * The figures of an inventory in the lines of ESRS E1-6 (Gross Scopes 1, 2, 3 and Total GHG emissions; Delegated
 * Regulation (EU) 2023/2772, Annex I, paragraphs 44 to 55 and AR 48), in tonnes. What a file of activities cannot know is
 * left to whoever prepares the statement, and says so.
 */
import { placeOf, SCOPE_3_CATEGORIES } from './categories.ts'
import type { Inventory } from './inventory.ts'

export const TO_FILL_IN = 'to be filled in'
const NOT_IN_FILE = 'no rows in this file'

type Cell = string | number

const HEAD: readonly Cell[] = [
  'ESRS E1-6',
  'Unit',
  'Base year',
  'Comparative (N-1)',
  'N',
  '% N / N-1',
  'From this file',
]

/** A kilogram figure in tonnes, with all its digits. */
export const tonnes = (kg: number): number => Number(`${kg}e-3`)

export function e16Rows(inventory: Inventory): Cell[][] {
  const { lines, total, scope2, scope3Kg, biogenicKg, isBiogenicKnown } = inventory
  const scope1 = lines.find(({ scope }) => scope === 'scope_1')
  const ofScope3 = lines.filter(({ scope }) => placeOf(scope).scope === 3)
  const row = (label: string, value: Cell, note = ''): Cell[] => [
    label,
    't CO2e',
    TO_FILL_IN,
    TO_FILL_IN,
    value,
    TO_FILL_IN,
    note,
  ]
  const figure = (label: string, kg: number | undefined, rows: number | undefined): Cell[] =>
    kg === undefined
      ? row(label, '', NOT_IN_FILE)
      : row(label, tonnes(kg), rows === undefined ? '' : `${rows} row${rows === 1 ? '' : 's'}`)
  return [
    [...HEAD],
    figure('Gross Scope 1 GHG emissions', scope1?.kg, scope1?.rows),
    [
      'Percentage of Scope 1 from regulated emission trading schemes',
      '%',
      TO_FILL_IN,
      TO_FILL_IN,
      TO_FILL_IN,
      TO_FILL_IN,
      'which installations are regulated is not in a file of activities',
    ],
    figure('Gross location-based Scope 2 GHG emissions', scope2?.locationKg, undefined),
    figure('Gross market-based Scope 2 GHG emissions', scope2?.marketKg, undefined),
    figure('Total gross indirect (Scope 3) GHG emissions', scope3Kg, undefined),
    ...SCOPE_3_CATEGORIES.map((name, at) => {
      const line = ofScope3.find(({ scope }) => placeOf(scope).category === at + 1)
      return figure(`${at + 1} ${name}`, line?.kg, line?.rows)
    }),
    row('Total GHG emissions (location-based)', tonnes(total.locationKg)),
    row('Total GHG emissions (market-based)', tonnes(total.marketKg)),
    [
      'Biogenic emissions of CO2 from combustion, Scope 1, outside of the above (AR 43)',
      't CO2',
      TO_FILL_IN,
      TO_FILL_IN,
      tonnes(biogenicKg),
      TO_FILL_IN,
      isBiogenicKnown ? '' : 'of rows whose whole answer is known: report the input file for all of them',
    ],
    [
      'Biogenic emissions of CO2, Scopes 2 and 3 (AR 45, AR 46)',
      't CO2',
      TO_FILL_IN,
      TO_FILL_IN,
      TO_FILL_IN,
      TO_FILL_IN,
      'not published with these factors',
    ],
  ]
}
