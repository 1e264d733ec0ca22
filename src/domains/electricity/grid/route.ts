import { ApiError } from '../../../contract/errors.ts'
import { info, type Notice } from '../../../core/notices.ts'
import { answer } from '../../../http/envelope/answer.ts'
import { onceASecond } from '../../../http/envelope/once-a-second.ts'
import { calculationId } from '../../../http/legacy.ts'
import type { App, Services } from '../../../http/services.ts'
import type { Edition } from '../../edition.ts'
import type { Grid } from '../shared/grid.ts'
import { refuseStateAlone, requireCountryGrid, requireStateGrid } from '../shared/present-grid.ts'
import { presentGridList, presentGridSingle, rankedGrids } from './present.ts'
import { electricityGridSchema, WORLD_REGIONS } from './schema.ts'

const REGION_IGNORED = info(
  'region_ignored',
  'region filters the list and was ignored for a single country.',
  'region',
)

export function electricityGridRoute(app: App, { edition }: Services): void {
  const lists = preparedLists(edition)
  app.get('/v1/electricity/grid', { schema: electricityGridSchema }, (request, reply) => {
    const { params, strict, notices } = request.query
    const { country, state, region } = params
    if (country === undefined) {
      if (state !== undefined) refuseStateAlone()
      const { id, grids, json } = lists.get(region) as PreparedList
      answer(request, reply, id, () =>
        notices.length === 0 ? json() : presentGridList(edition, grids, notices),
      )
      return
    }
    const grid =
      state === undefined
        ? requireCountryGrid(edition, country, 'country')
        : requireStateGrid(edition, country, state)
    if (strict && grid.isEstimate) refuseBorrowed(grid)
    const id = calculationId('grid_intensity', edition.hash, { grid: grid.id })
    const all: Notice[] = region === undefined ? [...notices] : [REGION_IGNORED, ...notices]
    answer(request, reply, id, () => presentGridSingle(edition, id, grid, all))
  })
}

interface PreparedList {
  id: string
  grids: Grid[]
  json: () => string
}

/** The whole list and one for each region, made once. */
function preparedLists(edition: Edition): Map<string | undefined, PreparedList> {
  const ranked = rankedGrids(edition)
  const prepare = (region: string | undefined): PreparedList => {
    const grids = region === undefined ? ranked : ranked.filter((grid) => grid.worldRegion === region)
    const id = calculationId('grid_list', edition.hash, region === undefined ? {} : { region })
    return { id, grids, json: onceASecond(() => presentGridList(edition, grids, [])) }
  }
  return new Map([undefined, ...WORLD_REGIONS].map((region) => [region, prepare(region)]))
}

function refuseBorrowed(grid: Grid): never {
  const message = `With strict=true: no grid intensity is published for ${grid.countryName}.`
  throw new ApiError({ code: 'no_exact_factor', field: 'country', message })
}
