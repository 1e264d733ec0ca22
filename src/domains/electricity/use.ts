/** A use of purchased electricity: Scope 2 by both methods, with its upstream part and grid losses as Scope 3. */

import type { PresentationParam } from '../../contract/params/schema.ts'
import type { Assumption } from '../../engine/assumption.ts'
import { ofEdition } from '../../engine/choice.ts'
import type { Input } from '../../engine/identity.ts'
import { distinct, fallback } from '../../engine/notices.ts'
import { toNumber } from '../../engine/numbers/decimal.ts'
import { message } from '../../messages/messages.ts'
import type { Method } from '../method/method.ts'
import type { Slot } from '../method/slots.ts'
import { gridClass } from './calibration.ts'
import type { CloudRegion } from './cloud.ts'
import { type Energy, energyOf, KWH_MAX } from './emissions/energy.ts'
import { requirePlacedGrid } from './emissions/place.ts'
import type { ElectricityParams } from './emissions/query.ts'
import type { ElectricityEmissionAnswer } from './emissions/schema.ts'
import { conventionAssumptions } from './grid-convention.ts'
import { coveredKwhOf, coveredOf, measuresOf, presentInstrument } from './market/instrument.ts'
import {
  marketAssumptions,
  marketStatus,
  marketView,
  restsOnAverage,
  restsOnMix,
  undeterminedLines,
} from './market/market.ts'
import { leftOutNotices, presentMarket } from './market/present.ts'
import { areaOf } from './shared/area.ts'
import type { Grid } from './shared/grid.ts'
import { INTENSITY_UNIT } from './shared/grid-fields.ts'
import { ELECTRICITY_METHOD } from './shared/method.ts'
import { presentGrid } from './shared/present-grid.ts'
import { percentOf, shownIntensity } from './shared/terms.ts'
import { type UseOptions, useTerms } from './use-terms.ts'

export interface Use extends UseOptions {
  readonly cloud: CloudRegion | undefined
  /** Of the energy as it was given. */
  readonly unit: Energy['unit']
}

interface UseNumbers {
  /** As given, in its unit. */
  readonly kwh: number
  readonly energy_kwh: number
  /** With an instrument: what it covers. */
  readonly instrument_kwh?: number
}

export const electricityUse: Method<
  ElectricityParams,
  Use,
  UseNumbers,
  never,
  typeof ElectricityEmissionAnswer
> = {
  kind: 'electricity_emission',
  page: ELECTRICITY_METHOD,
  methodology: 'kWh × grid intensity, split into scope 2 and scope 3 category 3',
  standards: {
    GHG_Protocol:
      'Scope 2 Guidance: location-based and market-based; Scope 3 Category 3 (upstream and grid losses)',
    ISO_14064: 'ISO 14064-1: indirect emissions from imported energy',
  },
  measures: { kwh: { product: ['kwh'], maximum: KWH_MAX } },
  gwpOfFilledParts: true,
  breakdown: {
    scope_2_location_based: { part: 'direct' },
    scope_3_wtt: { part: 'wtt' },
    scope_3_td_losses: { part: 'td_losses' },
  },

  calculate({ edition, strict }, params) {
    const { include_wtt, include_td_losses, supplier_factor } = params
    const energy = energyOf(params)
    const covered = coveredOf(params, energy)
    const { grid, cloud, notices } = requirePlacedGrid(edition, params)
    // The factor of a contract is one of the request: what rests on it is not kept.
    const supplier = supplier_factor === undefined ? undefined : ofEdition({ gramsPerKwh: supplier_factor })
    const { instrument, isAll: isCovered = false } = covered ?? {}
    const hierarchy = { grid, supplier, instrument, isCovered }
    const market = marketStatus(hierarchy, { scope_2: params.scope_2, strict })
    return {
      choice: { ...hierarchy, cloud, include_wtt, include_td_losses, unit: energy.unit, market },
      measures: { kwh: energy.kwh, ...(covered && measuresOf(covered)) },
      numbers: {
        kwh: energy.amount,
        energy_kwh: toNumber(energy.kwh),
        ...(covered && { instrument_kwh: coveredKwhOf(covered) }),
      },
      identity: identityOf(params, grid),
      ofRequest: [...notices, ...leftOutNotices(params)],
      // Without strict=true a number would stand where this response has none.
      ...(market === 'without_number' && { askAgain: { ...params, strict } }),
      isRare: supplier !== undefined || instrument !== undefined,
    }
  },

  terms: useTerms,
  assumptions: (choice, ofPlace) =>
    distinct([...choice.grid.notices, ...ofPlace, ...assumptionsOfParts(choice)]),
  market: marketView,
  undetermined: undeterminedLines,
  calibrationClass: ({ grid, include_wtt }) => gridClass(grid, include_wtt),
  year: ({ grid }) => grid.year,
  what: ({ grid }) => message('subject.electricity', { grid_area: areaOf(grid) }),

  emissions: (choice, slots) => ({
    ghg_protocol_scopes: {
      scope_2: {
        location_based: slots.line('scope_2'),
        ...presentMarket(choice, slots.market),
      },
      scope_3_category_3: slots.line('scope_3_category_3'),
    },
  }),

  attributes: ({ grid, cloud, include_wtt, include_td_losses, unit, ...contracts }, { numbers }) => ({
    electricity: {
      amount: numbers.kwh,
      unit,
      kwh: numbers.energy_kwh,
      grid_intensity: shownIntensity(grid.intensity),
      direct_intensity: shownIntensity(grid.direct),
      upstream_intensity: shownIntensity(grid.upstream),
      intensity_unit: INTENSITY_UNIT,
      include_wtt,
      include_td_losses,
      ...(contracts.supplier && { supplier_factor: contracts.supplier.gramsPerKwh }),
      ...(contracts.instrument && {
        instrument: { ...presentInstrument(contracts.instrument), kwh: numbers.instrument_kwh as Slot },
      }),
      ...(cloud && { cloud: presentCloud(cloud) }),
    },
    grid: {
      ...presentGrid(grid),
      ...grid.convention,
      state: grid.state ?? null,
      state_name: grid.stateName ?? null,
    },
  }),
}

function presentCloud({ provider, region, displayName, city }: CloudRegion) {
  return { provider, region, display_name: displayName, city }
}

/** About the parts that are counted. Losses have the upstream part of what is lost in them, where that counts. */
function assumptionsOfParts(use: Use): Assumption[] {
  const { grid, include_wtt, include_td_losses } = use
  const { splitNotices, upstreamNotices, lossNotices, marketNotices = [] } = grid
  const about = (reaches: NonNullable<Assumption['reaches']>, notices: readonly Assumption[]) =>
    notices.map((notice): Assumption => ({ ...notice, reaches }))
  return [
    ...conventionAssumptions(grid),
    ...shareAssumptions(use),
    ...(include_wtt ? [] : about(['direct', 'td_losses'], splitNotices)),
    ...(include_wtt ? about(['wtt', 'td_losses'], upstreamNotices) : []),
    ...(include_td_losses ? about(['td_losses'], lossNotices) : []),
    ...(restsOnMix(use) ? about(['market_based'], marketNotices) : []),
    ...marketAssumptions(use),
  ]
}

/** Scope 2 as our share of a life-cycle value is an estimate, also where the total is the value as published. */
function shareAssumptions(use: Use): Assumption[] {
  const { grid, include_wtt } = use
  if (grid.basis !== 'life_cycle') return []
  const percent = percentOf(grid.trail.direct.share)
  const notice = fallback('scope_2_by_share', { grid_area: areaOf(grid), percent }, 'country')
  const ofMarket = use.market !== 'left_out' && restsOnAverage(use) ? ['market_based'] : []
  // Losses are of the whole value where upstream emissions count, else of the direct share alone.
  const reaches = ['direct', include_wtt ? 'wtt' : 'td_losses', ...ofMarket]
  return [{ ...notice, reaches, tier: 'estimate', ...(include_wtt && { movesOnlyLines: true as const }) }]
}

/** Everything that determines the numbers. One grid has one name, whichever way it was asked for. */
function identityOf(params: ElectricityParams, grid: Grid) {
  const { kwh, unit, grid_source, cloud_provider, cloud_region, supplier_factor } = params
  const { include_wtt, include_td_losses, instrument, instrument_kwh = kwh, instrument_factor } = params
  // Without spreading: that takes as long as all else here.
  return {
    kwh,
    unit,
    grid: grid.id,
    grid_source,
    cloud_provider,
    cloud_region,
    include_wtt,
    include_td_losses,
    supplier_factor,
    instrument,
    instrument_kwh: instrument === undefined ? undefined : instrument_kwh,
    instrument_factor,
  } satisfies Record<Exclude<keyof ElectricityParams, NotIdentifying> | 'grid', Input[string]>
}

type NotIdentifying =
  | 'boundary'
  | 'scope_2'
  | 'instrument_name'
  | 'country'
  | 'state'
  | 'subregion'
  | PresentationParam
