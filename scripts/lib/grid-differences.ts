/** Countries whose official electricity factor differs much from Ember's. */

import type { Grid } from '../../src/domains/electricity/shared/grid.ts'
import { gridsOf } from '../../src/domains/electricity/shared/grids.ts'
import { lifeCycleOf } from '../../src/domains/electricity/shared/present-grid.ts'
import { shownIntensity } from '../../src/domains/electricity/shared/terms.ts'
import { type Rational, subtractRationals } from '../../src/engine/numbers/rational.ts'
import type { Edition } from '../../src/factors/edition.ts'
import { servedFrom } from '../../src/surfaces/process/data/editions.ts'

/** Marks the start of the generated part of docs/methods/electricity.md. */
export const MARK = '<!-- npm run data:grids writes what follows -->'
const FAR_PERCENT = 10
const DECIMALS = 1

/** Scope 2 and life-cycle factors of both sources, for the default edition. */
export function differencesText(dataDir: string): string {
  const { edition } = servedFrom(dataDir)
  const rows = farRows(edition)
  const head = `Edition ${edition.name}, g CO2e/kWh: ${rows.length} countries whose official scope 2 factor differs by more than ${FAR_PERCENT} % from Ember's (\`grid_source=ember\`), largest difference first. Life cycle includes upstream emissions.`
  const lines = rows.map((cells) => `| ${cells.join(' | ')} |`)
  return [
    '',
    head,
    '',
    '| country | basis | official, scope 2 | Ember, scope 2 | difference | official, life cycle | Ember, life cycle |',
    '|---|---|---|---|---|---|---|',
    ...lines,
    '',
  ].join('\n')
}

function farRows(edition: Edition): string[][] {
  const { byCountry, ember } = gridsOf(edition)
  const compared = [...byCountry].flatMap(([country, official]) => {
    const other = ember.get(country)
    return other && other.basis !== official.basis
      ? [{ official, other, percent: percentOf(official, other) }]
      : []
  })
  return compared
    .filter(({ percent }) => Math.abs(percent) > FAR_PERCENT)
    .sort((a, b) => Math.abs(b.percent) - Math.abs(a.percent))
    .map(({ official, other, percent }) => [
      official.countryName,
      `\`${official.basis}\``,
      shown(official.direct),
      shown(other.direct),
      `${percent > 0 ? '+' : '−'}${Math.abs(percent).toFixed(0)} %`,
      shown(lifeCycleOf(official)),
      shown(lifeCycleOf(other)),
    ])
}

/** Official over Ember's. */
function percentOf({ direct }: Grid, { direct: other }: Grid): number {
  const [more, base] = [subtractRationals(direct, other), shownIntensity(other)]
  const isLess = more.numerator.digits < 0n
  const size = shownIntensity(isLess ? subtractRationals(other, direct) : more)
  if (base === 0) return size === 0 ? 0 : Number.POSITIVE_INFINITY
  return ((isLess ? -size : size) / base) * 100
}

function shown(intensity: Rational): string {
  return shownIntensity(intensity).toFixed(DECIMALS)
}
