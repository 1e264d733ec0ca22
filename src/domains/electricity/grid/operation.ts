/** Carbon intensity of one grid, or of all ranked. */

import { operation } from '../../../contract/operation.ts'
import { info } from '../../../engine/notices.ts'
import { findAskedGrid } from '../asked-grid.ts'
import { presentGridResult } from './present.ts'
import { openGrids, rankedGrids } from './ranked.ts'
import { ElectricityGridAnswer, ElectricityGridQuery } from './schema.ts'

const REGION_IGNORED = info('region_ignored', {}, 'region')

export const electricityGrid = operation({
  name: 'electricityGrid',
  path: '/v1/electricity/grid',
  title: 'Carbon intensity of grids',
  description:
    'Of one country, state or subregion, or of all countries ranked cleanest first by life_cycle_intensity, so that direct and life-cycle factors compare. Generation-based, without losses in transmission and distribution. Proxy values of another country are given for a single country only, never ranked.',
  refusals:
    '`validation_error`: an unknown country, state (available_states) or region. `no_exact_factor`: strict=true and the factor would be a proxy value. `no_factor`: no intensity is known for the country.',
  examples: {
    answers: { shortened_list: '', single: 'country=IN' },
    refusals: { no_factor: 'country=AQ' },
  },
  answer: ElectricityGridAnswer,
  isLong: true,
  query: () => ElectricityGridQuery,
  async open({ edition }, place) {
    const grid = findAskedGrid(edition, place)
    if (!grid) await openGrids(edition)
    return grid
  },
  calculate({ edition }, { region, sort, ...place }, grid) {
    if (!grid) {
      return {
        kind: 'grid_list',
        identity: { region, sort, grid_source: place.grid_source },
        notices: [],
        result: { rankedBy: sort, grids: rankedGrids(edition, { source: place.grid_source, sort, region }) },
      }
    }
    return {
      kind: 'grid_intensity',
      identity: { grid: grid.id, grid_source: place.grid_source },
      notices: region === undefined ? grid.notices : [...grid.notices, REGION_IGNORED],
      result: { grid },
      // States that one row covers have one id, and each its own code in the answer.
      isShort: true,
    }
  },
  present: presentGridResult,
})
