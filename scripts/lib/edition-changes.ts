/** The tables of docs/editions.md: well-known factors by year, and how many rows change from one edition to the next. */

import { EDITION_PARTS } from '../../src/api/operations.ts'
import { type Comparison, compared, type Difference } from '../../src/domains/catalogue/diff/compare.ts'
import { written } from '../../src/engine/numbers/decimal.ts'
import { findFactor } from '../../src/factors/catalogue/index.ts'
import { BASIS, type Edition } from '../../src/factors/edition.ts'
import { loadEdition } from '../../src/surfaces/process/data/load.ts'
import { editionEntries } from '../../src/surfaces/process/data/register.ts'

/** Marks the start of the generated part of the page. */
export const MARK = '<!-- npm run data:changes writes what follows -->'

/** One factor of each kind that reports use. */
const WELL_KNOWN = [
  ['grid-official-GB-generation', 'electricity, United Kingdom'],
  ['grid-DE', 'electricity, Germany, life cycle'],
  ['grid-US-US', 'electricity, United States'],
  ['fuel-direct-natural_gas-kwh', 'natural gas, gross'],
  ['fuel-direct-diesel-litre', 'diesel'],
  ['fuel-wtt-hvo-litre', 'HVO, well-to-tank'],
  ['travel-car-average', 'average car'],
  ['travel-taxi-black_cab', 'black cab'],
  ['travel-rail-national', 'national rail, United Kingdom'],
  ['flight-domestic-average', 'domestic flight, with radiative forcing'],
  ['flight-short-economy', 'short haul, economy, with radiative forcing'],
  ['flight-long-economy', 'long haul, economy, with radiative forcing'],
  ['hotel-GB', 'hotel, United Kingdom'],
  ['freight-road-average-diesel', 'average lorry'],
  ['water-supply', 'water supply'],
  ['waste-commercial_and_industrial-landfill', 'commercial waste to landfill'],
  ['refrigerant-R410A', 'R-410A'],
  ['homeworking-heating', 'heating, an hour of homeworking'],
] as const

/** The text below MARK. */
export async function changesText(dataDir: string): Promise<string> {
  const released = editionEntries(dataDir).filter(({ status }) => status === 'released')
  const all = released.map(({ name }) => loadEdition(dataDir, name))
  const latest = all.filter(({ year }, i) => all[i + 1]?.year !== year)
  return ['', '### Well-known factors', '', ...wellKnown(latest), '', ...(await steps(all)), ''].join('\n')
}

function wellKnown(editions: readonly Edition[]): string[] {
  const rows = WELL_KNOWN.map(([id, label]) => {
    const found = editions.map((edition) => findFactor(edition, id))
    const unit = found.find((factor) => factor !== undefined)?.figure.unit ?? ''
    const figures = found.map((factor) => (factor ? shown(written(factor.figure.value)) : '–'))
    return [label, `\`${id}\``, unit, ...figures]
  })
  return table(['', 'factor', 'unit', ...editions.map(({ name }) => name)], rows)
}

/** As most publications show them: the digits beyond are in the table of the edition. */
const DIGITS_SHOWN = 6

function shown(figure: string): string {
  return figure.length > DIGITS_SHOWN + 2 ? `${figure.slice(0, DIGITS_SHOWN + 2)}…` : figure
}

async function steps(editions: readonly Edition[]): Promise<string[]> {
  const pairs = editions.slice(1).map((to, i) => ({ from: editions[i] as Edition, to }))
  const domains = [...EDITION_PARTS.map(({ name }) => name), BASIS]
  const rows: string[][] = []
  for (const { from, to } of pairs) {
    const cells: string[] = []
    for (const domain of domains) cells.push(cell(await compared(from, to, domain)))
    rows.push([`${from.name} → ${to.name}`, ...cells])
  }
  return ['### Changed rows', '', ...table(['', ...domains], rows)]
}

function cell({ differences, unchanged }: Comparison): string {
  if (differences.length === 0) return `all ${unchanged} unchanged`
  const count = (isMeant: (one: Difference) => boolean) => differences.filter(isMeant).length
  const changed = differences.filter(({ from, to }) => from && to)
  const sizes = changed.map(({ perCent = 0 }) => Math.abs(perCent)).sort((a, b) => a - b)
  const parts = [
    [changed.length, `${changed.length} changed, median ${sizes[Math.floor(sizes.length / 2)]} %`],
    [count(({ from }) => !from), `${count(({ from }) => !from)} new`],
    [count(({ to }) => !to), `${count(({ to }) => !to)} removed`],
    [unchanged, `${unchanged} unchanged`],
  ] as const
  return parts
    .filter(([many]) => many > 0)
    .map(([, text]) => text)
    .join('; ')
}

function table(header: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(header), `|${'---|'.repeat(header.length)}`, ...rows.map(line)]
}
