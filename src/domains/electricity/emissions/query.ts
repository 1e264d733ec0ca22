/** The parameters of /v1/electricity/emissions. */
import { Type } from 'typebox'
import { accountingParams } from '../../../contract/params/accounting.ts'
import type { BoundaryRule } from '../../../contract/params/boundary.ts'
import {
  booleanParam,
  countryParam,
  numberParam,
  type Params,
  presentationParams,
  querySchema,
  textParam,
  tokenParam,
} from '../../../contract/params/schema.ts'
import type { Edition } from '../../../factors/edition.ts'
import { INSTRUMENTS } from '../market/instrument-kinds.ts'
import { electricityPart } from '../part.ts'
import { gridSourceParam } from '../source.ts'
import { stateParam, subregionParam } from '../state-param.ts'
import { ENERGY_UNITS } from './schema.ts'

export function electricityEmissionsQuery(edition: Edition) {
  return querySchema({ ...ENERGY, ...COUNTRY, ...cloudParams(edition), ...OPTIONS })
}

export type ElectricityParams = Params<ReturnType<typeof electricityEmissionsQuery>>

/** 1e9 kWh, in the smallest unit. */
const AMOUNT = { minimum: 0, maximum: 1e12 }
const SUPPLIER_FACTOR = { minimum: 0, maximum: 2000 }

const ENERGY = {
  kwh: numberParam({
    ...AMOUNT,
    description: 'amount of electricity, in unit: at most 1e9 kWh.',
    examples: [5000],
  }),
  unit: tokenParam(ENERGY_UNITS, {
    default: 'kwh',
    description: 'Unit of kwh.',
    'x-words': 'unit',
    'x-error-list': 'available_units',
  }),
}

const COUNTRY = {
  country: Type.Optional(
    countryParam({
      description: 'ISO 3166-1 alpha-2 code; GB when no place is given at all.',
      examples: ['DE'],
    }),
  ),
  state: stateParam,
  subregion: subregionParam,
  grid_source: gridSourceParam,
}

const BY_WTT_AND_LOSSES: BoundaryRule = {
  implies: {
    ttw: { include_wtt: false, include_td_losses: false },
    wtw: { include_wtt: true, include_td_losses: true },
    wtw_rf: { include_wtt: true, include_td_losses: true },
  },
}

const OPTIONS = {
  include_wtt: booleanParam({
    default: true,
    description: 'Include the upstream part (scope 3 category 3).',
  }),
  include_td_losses: booleanParam({
    default: false,
    description: 'Include losses in transmission and distribution (scope 3 category 3).',
  }),
  supplier_factor: Type.Optional(
    numberParam({
      ...SUPPLIER_FACTOR,
      description:
        "The supplier's contractual factor for the market-based result, gCO2e/kWh, 0 to 2000: for all electricity that no instrument covers.",
    }),
  ),
  instrument: Type.Optional(
    tokenParam(INSTRUMENTS, {
      description:
        'A contractual instrument for the market-based result, with instrument_factor: certificate, a guarantee of origin or a renewable energy certificate; ppa, a power purchase agreement; supplier_rate, the rate of the supplier.',
    }),
  ),
  instrument_kwh: Type.Optional(
    numberParam({
      ...AMOUNT,
      description:
        'The electricity that the instrument covers, in unit; all of it by default. What is left takes supplier_factor, the residual mix or the location-based factor.',
    }),
  ),
  instrument_factor: Type.Optional(
    numberParam({
      ...SUPPLIER_FACTOR,
      description: 'The factor of the instrument, gCO2e/kWh, 0 to 2000: for example 0 for wind power.',
    }),
  ),
  instrument_name: Type.Optional(
    textParam({
      description: 'A name of the instrument for the source trail.',
      examples: ['Wind park North'],
    }),
  ),
  scope_2: Type.Optional(
    tokenParam(['location', 'both'], {
      description:
        'The methods of Scope 2 in the result. both, the default: location- and market-based; with strict=true a market-based result that cannot be determined is an error. location: the market-based result is left out. Without scope_2, strict=true leaves a market-based result that cannot be determined empty.',
    }),
  ),
  ...accountingParams(BY_WTT_AND_LOSSES),
  ...presentationParams({}),
}

function cloudParams(edition: Edition) {
  const { cloudRegions } = edition.part(electricityPart)
  const regions = Object.fromEntries(
    [...cloudRegions].map(([provider, byName]) => [provider, [...byName.keys()].sort()]),
  )
  return {
    cloud_provider: Type.Optional(
      tokenParam([...cloudRegions.keys()], {
        description: 'With cloud_region: needs no country.',
        'x-error-list': 'available_providers',
      }),
    ),
    cloud_region: Type.Optional(
      tokenParam([...new Set(Object.values(regions).flat())], {
        description: 'A region of cloud_provider.',
        'x-depends-on': 'cloud_provider',
        'x-values': regions,
        'x-error-list': 'available_regions',
      }),
    ),
  }
}
