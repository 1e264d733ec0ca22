/** Which grid the servers are on: the region given, else the home of the provider. */

import { ApiError } from '../../../contract/errors.ts'
import { quote } from '../../../contract/quote.ts'
import { info, type Notice } from '../../../core/notices.ts'
import type { Edition } from '../../edition.ts'
import type { Grid } from '../../electricity/shared/grid.ts'
import { gridsOf } from '../../electricity/shared/grids.ts'
import { requireCountryGrid } from '../../electricity/shared/require-grid.ts'
import type { LlmProvider } from '../registry.ts'

export interface ResolvedRegion {
  grid: Grid
  /** FR, US-CA, CA-ON. */
  code: string
  notices: Notice[]
  /** What was assumed rather than asked; an error with strict=true. */
  assumed?: string
}

const US = 'US'
/** The v1 contract: this code alone is California. */
const STATE_BEFORE_COUNTRY = 'CA'
const FIELD = 'region'

export type RegionResolver = (region: string | undefined, provider: LlmProvider) => ResolvedRegion

export function regionResolver(edition: Edition): RegionResolver {
  const { countries, countryAliases } = edition
  const grids = gridsOf(edition)
  const alpha3 = new Map([...countries.values()].map((country) => [country.alpha3, country.code]))
  const toCountry = (code: string) =>
    countryAliases.get(code) ?? (countries.has(code) ? code : alpha3.get(code))

  return (region, provider) => {
    if (region === undefined) return home(edition, provider)
    const country = toCountry(region)
    const stateCode = stateFirst(edition, region, country)
    const notices = ambiguityNotices(edition, region, stateCode !== undefined)
    const grid = grids.states.get(stateCode ?? '')
    if (grid && stateCode !== undefined) return { grid, code: stateCode, notices }
    if (country === undefined) return refuse(edition, region)
    return inCountry(edition, country, notices)
  }
}

/** The state that a code stands for: always with the country in front, alone where no country has the code. */
function stateFirst(edition: Edition, region: string, country: string | undefined): string | undefined {
  const grids = gridsOf(edition)
  const alone = region === STATE_BEFORE_COUNTRY || country === undefined
  const candidates = alone ? [region, `${US}-${region}`] : [region]
  return candidates.find((code) => grids.states.has(code))
}

function inCountry(edition: Edition, code: string, notices: Notice[]): ResolvedRegion {
  const grid = requireCountryGrid(edition, code, FIELD)
  return { grid, code, notices: [...borrowedNotices(grid), ...notices] }
}

function home(edition: Edition, { id, homeCountry }: LlmProvider): ResolvedRegion {
  const name = edition.countries.get(homeCountry)?.name ?? homeCountry
  const assumed = `No region is given: the grid of ${name} is assumed, the home of ${id}.`
  return { ...inCountry(edition, homeCountry, [info('location_assumed', assumed, FIELD)]), assumed }
}

/** A code of both a country and a US state says which one was taken, and how to ask for the other. */
function ambiguityNotices(edition: Edition, code: string, isState: boolean): Notice[] {
  const { countries } = edition
  const grids = gridsOf(edition)
  const country = countries.get(code)
  const state = grids.states.get(`${US}-${code}`)?.stateName
  if (!country || state === undefined) return []
  const message = isState
    ? `${code} is taken as ${state}; ${country.name} is ${country.alpha3}.`
    : `${code} is taken as ${country.name}; ${state} is ${US}-${code}.`
  return [info('ambiguous_region', message, FIELD)]
}

/** The notice of the grid itself speaks of a parameter that is not here. */
function borrowedNotices({ notices }: Grid): Notice[] {
  return notices
    .filter(({ code }) => code === 'estimated_factor')
    .map((notice) => ({ ...notice, field: FIELD }))
}

function refuse(edition: Edition, region: string): never {
  const grids = gridsOf(edition)
  const [country = ''] = region.split('-')
  const states = [...grids.states.keys()].filter((code) => code.startsWith(`${country}-`)).sort()
  const within = region.includes('-') && states.length > 0
  const message = within
    ? `Region ${quote(region)} is not known; the regions of ${country} are ${states.join(', ')}.`
    : `Region ${quote(region)} is not known. Allowed are ISO 3166-1 country codes (FR, FRA), US states (TX, US-TX) and states of AU, CA, CN, IN and JP with their country (CA-ON).`
  const available = within ? states : [...grids.byCountry.keys(), ...grids.states.keys()].sort()
  throw new ApiError({
    code: 'validation_error',
    field: FIELD,
    message,
    extras: { available_regions: available },
  })
}
