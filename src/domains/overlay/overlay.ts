/** An edition with the operator's own figures laid over it. */
import { hash } from 'node:crypto'
import { required } from '../../core/required.ts'
import type { Edition } from '../edition.ts'
import type { Grid } from '../electricity/calculate.ts'
import { freightWithOverlay } from '../freight/overlay.ts'
import type { HotelFactor } from '../hotel/calculate.ts'
import { userEntry } from './entry.ts'
import type { Overlay, OverlayRow } from './rows.ts'

/** The edition's hash covers the overlay, and so does every id. */
export function withOverlay(edition: Edition, { rows, hash: fileHash }: Overlay): Edition {
  const of = (kind: OverlayRow['kind']) => rows.filter((row) => row.kind === kind)
  const byCountry = new Map(edition.grids.byCountry)
  for (const row of of('residual_mix')) {
    const grid = required(byCountry, row.country_code ?? '')
    byCountry.set(grid.countryCode, withResidualMix(grid, row))
  }
  const hotel = new Map(edition.hotel)
  for (const row of of('hotel')) {
    const factor = hotelFactor(edition, row)
    hotel.set(factor.countryCode, factor)
  }
  return Object.freeze({
    ...edition,
    hash: hash('sha256', `${edition.hash} overlay ${fileHash}`, 'hex'),
    hotel,
    grids: { ...edition.grids, byCountry },
    freight: freightWithOverlay(edition, of('freight')),
  })
}

function withResidualMix(grid: Grid, row: OverlayRow): Grid {
  const { countryCode: region, countryName: regionName } = grid
  const entry = userEntry(row, 'emission_factor', `Residual mix, ${regionName}`, { region, regionName })
  return { ...grid, residualMix: row.factor, trail: { ...grid.trail, residualMix: entry } }
}

function hotelFactor(edition: Edition, row: OverlayRow): HotelFactor {
  const country = required(edition.countries, row.country_code ?? '')
  const where = { region: country.code, regionName: country.name }
  return {
    countryCode: country.code,
    countryName: country.name,
    region: country.region,
    kgPerRoomNight: row.factor,
    year: row.year,
    gwp: row.gwp,
    id: row.id,
    tier: 'user',
    trail: [userEntry(row, 'emission_factor', `Hotel stay, ${country.name}`, where)],
    notices: [],
  }
}
