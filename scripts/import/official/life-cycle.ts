/** Ember's life-cycle intensity of the year of an official figure that is used as a ratio to it. */
import { EXTRACTS } from '../lib/editions.ts'
import { field, only, type Row, readRows } from '../lib/tables.ts'

/** The EEA computes one figure for each member by one method: a ratio carries it to other years. */
const USED_AS_RATIO = /^eea-/
const EMBER = 'ember-2026-04'

/** `official`: rows of grid_official.csv. */
export function lifeCycleRows(official: readonly Row[]): Row[] {
  const ember = readRows(EXTRACTS, 'ember.csv')
  return official
    .filter((row) => USED_AS_RATIO.test(field(row, 'source_id')))
    .map(({ area = '', year = '' }) => {
      const published = only(
        ember,
        `${area} of ${year}`,
        (row) => row.country_code === area && row.year === year,
      )
      return {
        id: `grid-${area}-${year}`,
        country_code: area,
        factor: field(published, 'gco2e_per_kwh'),
        factor_unit: 'gCO2e/kWh',
        year,
        source_id: EMBER,
      }
    })
}
