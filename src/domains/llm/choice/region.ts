/** Which grid the servers are on: the region given, else the home of the provider. */

import { ApiError, problem } from '../../../engine/errors.ts'
import { about, type Notice } from '../../../engine/notices.ts'
import { addRationals, type Rational } from '../../../engine/numbers/rational.ts'
import { commonGwp, type GwpSet } from '../../../engine/trail.ts'
import { type Edition, perEdition } from '../../../factors/edition.ts'
import { partOf } from '../../electricity/shared/area.ts'
import type { Grid, GridBoundary, GridTerm } from '../../electricity/shared/grid.ts'
import { gridsOf } from '../../electricity/shared/grids.ts'
import { requireCountryGrid } from '../../electricity/shared/require-grid.ts'
import { joinedTerms } from '../../electricity/shared/terms.ts'
import { homeAssumed, readAsCountry, readAsState } from '../notices.ts'
import type { LlmProvider } from '../registry.ts'

/** How the grid is counted. */
export interface Counted {
  readonly withUpstream: boolean
  /** Of an edition that does not tell direct from life cycle. */
  readonly asPublished: boolean
}

/** What a kWh of the servers emits. */
export interface Power {
  readonly terms: readonly GridTerm[]
  /** g CO2e per kWh, the sum of the terms. */
  readonly intensity: Rational
  readonly boundary: GridBoundary
  readonly gwp: GwpSet
  /** The upstream part was asked for. */
  readonly isAsked: boolean
}

export interface ServerRegion {
  readonly grid: Grid
  readonly power: Power
  /** FR, US-CA, CA-ON. */
  readonly code: string
  readonly notices: readonly Notice[]
}

const US = 'US'
/** The v1 contract: this code alone is California. */
const STATE_BEFORE_COUNTRY = 'CA'
const FIELD = 'region'

/** Throws validation_error for a region that is not known, no_factor for a country without a known grid. */
export function requireRegion(
  edition: Edition,
  region: string | undefined,
  provider: LlmProvider,
  counted: Counted,
): ServerRegion {
  const { notices, ...found } = findRegion(edition, region, provider)
  const isWhole = counted.withUpstream || (counted.asPublished && found.grid.boundary === 'life_cycle')
  return {
    ...found,
    power: powerOf(found.grid, counted, isWhole),
    notices: [...notices, ...about(FIELD, partNotices(found.grid, counted, isWhole))],
  }
}

function powerOf(grid: Grid, { withUpstream }: Counted, isWhole: boolean): Power {
  const { direct, upstream } = grid.trail
  return {
    terms: isWhole ? joinedTerms(direct, upstream) : [direct],
    intensity: isWhole ? addRationals(grid.direct, grid.upstream) : grid.direct,
    boundary: isWhole ? 'life_cycle' : 'direct',
    gwp: isWhole ? commonGwp([grid.gwp, grid.upstreamGwp]) : grid.gwp,
    isAsked: withUpstream,
  }
}

/** About the part that is counted. A direct figure as it is published is all there is of it. */
function partNotices(grid: Grid, { withUpstream }: Counted, isWhole: boolean): readonly Notice[] {
  if (withUpstream) return grid.upstreamNotices
  return isWhole ? [] : grid.splitNotices
}

type ServerPlace = Omit<ServerRegion, 'power'>

function findRegion(edition: Edition, region: string | undefined, provider: LlmProvider): ServerPlace {
  if (region === undefined) return home(edition, provider)
  const country = findCountry(edition, region)
  const state = findState(edition, region, country)
  const notices = ambiguityNotices(edition, region, state !== undefined)
  if (state) return { ...state, notices }
  if (country === undefined) return refuse(edition, region)
  return inCountry(edition, country, notices)
}

const countriesByAlpha3 = perEdition(
  ({ countries }) => new Map([...countries.values()].map(({ alpha3, code }) => [alpha3, code])),
)

function findCountry(edition: Edition, code: string): string | undefined {
  const { countries, countryAliases } = edition
  return countryAliases.get(code) ?? (countries.has(code) ? code : countriesByAlpha3(edition).get(code))
}

/** The state that a code stands for: always with the country in front, alone where no country has the code. */
function findState(
  edition: Edition,
  region: string,
  country: string | undefined,
): { grid: Grid; code: string } | undefined {
  const { states } = gridsOf(edition)
  const isAlone = region === STATE_BEFORE_COUNTRY || country === undefined
  for (const code of isAlone ? [region, `${US}-${region}`] : [region]) {
    const grid = states.get(code)
    if (grid) return { grid, code }
  }
  return undefined
}

function inCountry(edition: Edition, code: string, notices: readonly Notice[]): ServerPlace {
  const grid = requireCountryGrid(edition, code, FIELD)
  // That a grid is clean or dirty is no matter here; that it is borrowed is one of the region.
  const borrowed = grid.notices.filter(({ isFallback }) => isFallback)
  return { grid, code, notices: [...about('region', borrowed), ...notices] }
}

function home(edition: Edition, provider: LlmProvider): ServerPlace {
  return inCountry(edition, provider.homeCountry, [homeAssumed(provider)])
}

/** Of a code that a country and a US state share: which one we used. */
function ambiguityNotices(edition: Edition, code: string, isState: boolean): Notice[] {
  const country = edition.countries.get(code)
  const name = gridsOf(edition).states.get(`${US}-${code}`)?.stateName
  if (!country || name === undefined) return []
  const state = partOf(US, { code, name })
  return [isState ? readAsState(country, state) : readAsCountry(country, state)]
}

function refuse(edition: Edition, region: string): never {
  const { byCountry, states } = gridsOf(edition)
  const [country = ''] = region.split('-')
  const siblings = [...states.keys()].filter((code) => code.startsWith(`${country}-`)).sort()
  const isWithin = region.includes('-') && siblings.length > 0
  const available_regions = isWithin ? siblings : [...byCountry.keys(), ...states.keys()].sort()
  const more = { field: FIELD, extras: { available_regions } }
  throw new ApiError(
    isWithin
      ? problem('validation_error.server_state', { value: region, country, allowed: siblings }, more)
      : problem('validation_error.server_region', { value: region }, more),
  )
}
