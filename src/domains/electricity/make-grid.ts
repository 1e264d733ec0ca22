/** From the rows about a grid to the grid. */

import { ofEdition } from '../../engine/choice.ts'
import { rational } from '../../engine/numbers/rational.ts'
import { conventionOf } from './grid-convention.ts'
import { isBorrowed, residualMixFigure } from './grid-figures.ts'
import { lostOf } from './grid-losses.ts'
import { gridParts } from './grid-parts.ts'
import { cleannessNotices } from './grid-rank.ts'
import type { GridRows } from './grid-rows.ts'
import { gridEntries } from './grid-trail.ts'
import type { Grid } from './shared/grid.ts'
import { gramsOf, gramsPerKwh } from './shared/terms.ts'

export function makeGrid(rows: GridRows): Grid {
  const { country, state } = rows
  const parts = gridParts(rows)
  const { losses, ...lost } = lostOf(rows, parts)
  const residualMix = residualMixFigure(rows)
  return ofEdition({
    id: parts.id,
    countryCode: country.code,
    countryName: country.name,
    ...(state && { state: state.code, stateName: state.name }),
    worldRegion: rows.worldRegion,
    basis: parts.basis,
    intensity: parts.intensity,
    boundary: parts.boundary,
    direct: gramsOf(parts.direct),
    upstream: gramsOf(parts.upstream),
    ...lost,
    ...(residualMix && { residualMix: gramsPerKwh(rational(residualMix.value), residualMix.unit) }),
    convention: conventionOf(rows),
    year: parts.year,
    gwp: parts.gwp,
    upstreamGwp: parts.upstreamGwp,
    isEstimate: isBorrowed(rows) || rows.isMade === true,
    trail: {
      direct: parts.direct,
      upstream: parts.upstream,
      ...(losses && { losses }),
      ...(residualMix && { residualMix: gridEntries(rows).residualMix(residualMix) }),
    },
    notices: [...parts.notices, ...cleannessNotices(parts.intensity)],
    splitNotices: parts.splitNotices,
    upstreamNotices: parts.upstreamNotices,
  })
}
