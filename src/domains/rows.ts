/** The rows of each table as TypeScript sees them: the columns of data/schema/<table>.json, typed. */
import type { Decimal } from '../core/decimal.ts'
import type { GwpSet } from '../core/trail.ts'
import type { GridBoundary } from './electricity/calculate.ts'
import type { FlightHaul, FreightMode } from './freight/calculate.ts'
import type { FuelCategory } from './fuel/calculate.ts'
import type { LlmTierName } from './llm/registry.ts'
import type { Cabin } from './travel/flight.ts'

interface AnyRow {
  line: number
}

interface FactorRow extends AnyRow {
  id: string
  factor: Decimal
  factor_unit: string
  year: number
  gwp: GwpSet
  source_id: string
}

export interface SourceRow extends AnyRow {
  source_id: string
  publisher: string
  title: string
  edition: string
  url?: string
  licence: string
  attribution: string
}

export interface CountryRow extends AnyRow {
  country_code: string
  alpha3: string
  country_name: string
  region: string
  aliases?: string
}

export interface HotelRow extends FactorRow {
  country_code: string
  status: 'current' | 'earlier_edition'
}

export interface HotelEstimateRow extends FactorRow {
  country_code: string
  low: Decimal
  high: Decimal
  grid_id: string
  extrapolated: boolean
}

export interface HotelEstimateFitRow extends AnyRow {
  id: string
  intercept: Decimal
  slope: Decimal
  offset_gco2e_per_kwh: Decimal
  exact_rows: number
  grid_min_gco2e_per_kwh: Decimal
  grid_max_gco2e_per_kwh: Decimal
  leave_one_out_median_ratio: Decimal
  leave_one_out_p90_ratio: Decimal
  earlier_rows: number
  range_low_multiplier: Decimal
  range_high_multiplier: Decimal
  range_coverage: Decimal
}

export interface FuelRow extends AnyRow {
  fuel_type: string
  label: string
  category: FuelCategory
  is_biofuel: boolean
  is_high_carbon: boolean
  default_unit: string
}

export interface FuelWttRow extends FactorRow {
  fuel_type: string
  unit: string
  publisher_row: string
  calorific_basis: 'gross' | 'net' | 'none'
  derivation?: string
}

export interface FuelFactorRow extends FuelWttRow {
  kgco2?: Decimal
  kgch4_as_co2e?: Decimal
  kgn2o_as_co2e?: Decimal
}

export interface FuelBiogenicRow extends Omit<FactorRow, 'gwp'> {
  fuel_type: string
  unit: string
  publisher_row: string
  derivation?: string
}

export interface FuelGasSplitRow extends AnyRow {
  fuel_type: string
  ch4_share: Decimal
  n2o_share: Decimal
  confidence: 'strong' | 'medium' | 'weak'
  basis: string
  source_id: string
}

export interface GridCountryRow extends FactorRow {
  country_code: string
  world_region: string
  boundary: GridBoundary
  is_estimate: boolean
  proxy_for?: string
  proxy_reason?: string
}

export interface GridUsStateRow extends FactorRow {
  state: string
  name: string
  boundary: GridBoundary
  note?: string
}

export interface GridSubnationalRow extends FactorRow {
  country_code: string
  code: string
  name: string
  /** Further codes, with spaces between them. */
  covers?: string
  boundary: GridBoundary
  boundary_note: string
  includes_td_losses: boolean
}

export interface GridDirectShareRow extends AnyRow {
  id: string
  country_code: string
  direct_share: Decimal
  basis: 'official' | 'generation_mix'
  year: number
  source_id: string
  note?: string
}

export interface GridMixRow extends AnyRow {
  country_code: string
  year: number
  source_id: string
}

export interface GridTechnologyRow extends AnyRow {
  technology: string
  direct_factor: Decimal
  life_cycle_factor: Decimal
  factor_unit: string
  source_id: string
}

export interface GridLossRow extends AnyRow {
  id: string
  country_code: string
  loss_percent_of_output: Decimal
  year: number
  is_plausible: boolean
  source_id: string
}

export interface GridResidualMixRow extends FactorRow {
  country_code: string
}

export interface GridDefaultRow extends AnyRow {
  id: string
  value: Decimal
  unit: string
  year: number
  basis: string
  source_id: string
}

export interface CloudRegionRow extends AnyRow {
  provider: string
  region: string
  display_name: string
  city?: string
  country_code: string
  us_state?: string
  kind: string
}

export interface LlmModelRow extends AnyRow {
  id: string
  model_id: string
  vendor: string
  name: string
  release_date?: string
  open_weights: boolean
  tier: LlmTierName
  tier_basis: 'parameters' | 'line_up'
  total_billion?: Decimal
  active_billion?: Decimal
  parameters_status?: 'published' | 'assumed'
  reasoning: 'yes' | 'no' | 'unclear'
  default_effort: string
  source_id: string
}

export interface LlmModelAliasRow extends AnyRow {
  alias: string
  model_id: string
  basis: 'listed' | 'derived'
}

export interface LlmProviderRow extends AnyRow {
  id: string
  provider: string
  name: string
  kind: 'vendor' | 'host'
  aliases?: string
  families?: string
  home_country: string
  pue: Decimal
  pue_tier: 'exact' | 'region' | 'global' | 'estimate'
  pue_year: number
  pue_note: string
  source_id: string
}

export interface LlmTierRow extends AnyRow {
  id: string
  tier: LlmTierName
  input_wh_per_1k_tokens: Decimal
  output_wh_per_1k_tokens: Decimal
  embodied_g_per_1k_tokens: Decimal
  size_limit_billion?: Decimal
  size_limit_included: boolean
  year: number
  gwp: GwpSet
  source_id: string
}

export interface LlmEffortRow extends AnyRow {
  id: string
  effort: string
  thinking_ratio: Decimal
  same_as?: string
  year: number
  source_id: string
}

export interface LlmWordRow extends AnyRow {
  word: string
  tier: LlmTierName
}

export interface FreightVehicleRow extends AnyRow {
  mode: FreightMode
  vehicle_type: string
  label: string
  /** With spaces between them. */
  aliases?: string
  behaves_as?: string
  load_factor?: Decimal
}

export interface FreightFactorRow extends FactorRow {
  mode: FreightMode
  vehicle_type: string
  fuel_source: string
  haul?: FlightHaul
  load: 'average' | 'empty' | 'half' | 'full'
  refrigerated: boolean
  per: 'tonne_km' | 'vehicle_km'
  publisher_row: string
  kgco2: Decimal
  kgch4_as_co2e: Decimal
  kgn2o_as_co2e: Decimal
  wtt_factor: Decimal
  factor_with_rf?: Decimal
}

export interface FreightFuelRatioRow extends AnyRow {
  id: string
  fuel_source: string
  vehicle_type: string
  direct_ratio: Decimal
  wtt_ratio: Decimal
  is_biofuel: boolean
  year: number
  source_id: string
  derivation: string
}

export interface TravelWttRow extends FactorRow {
  transport_mode: string
  vehicle_type: string
  publisher_row: string
}

export interface TravelFactorRow extends TravelWttRow {
  kgco2: Decimal
  kgch4_as_co2e: Decimal
  kgn2o_as_co2e: Decimal
  electricity_kgco2e?: Decimal
}

export interface TravelElectricityRow extends AnyRow {
  id: string
  transport_mode: string
  vehicle_type: string
  publisher_row: string
  kwh_per_km: Decimal
  unit: string
  year: number
  source_id: string
  derivation: string
}

export interface FreightElectricRow extends AnyRow {
  id: string
  mode: FreightMode
  vehicle_type: string
  kwh_per_tonne_km: Decimal
  kwh_per_vehicle_km?: Decimal
  year: number
  source_id: string
  derivation: string
}

export interface FlightWttRow extends FactorRow {
  haul: string
  cabin_class: Cabin
  publisher_row: string
}

export interface FlightFactorRow extends FlightWttRow {
  kgco2: Decimal
  kgch4_as_co2e: Decimal
  kgn2o_as_co2e: Decimal
  factor_without_rf: Decimal
}

export interface FlightHaulRow extends AnyRow {
  haul: string
  below_km?: number
  reason: string
  source_id: string
}

export interface RailTractionRow extends AnyRow {
  id: string
  country_code: string
  electric_share: Decimal
  confidence: 'medium' | 'low'
  year: number
  source_id: string
  note?: string
}

export interface EquivalentRow extends AnyRow {
  key: string
  label: string
  factor: Decimal
  factor_unit: string
  year: number
  source_id: string
}

/** Every table of an edition, by file name without `.csv`. */
export interface Tables {
  countries: CountryRow[]
  hotel: HotelRow[]
  hotel_estimates: HotelEstimateRow[]
  hotel_estimate_fit: HotelEstimateFitRow[]
  fuels: FuelRow[]
  fuel_factors: FuelFactorRow[]
  fuel_wtt_factors: FuelWttRow[]
  fuel_biogenic_co2: FuelBiogenicRow[]
  fuel_gas_split: FuelGasSplitRow[]
  grid_countries: GridCountryRow[]
  grid_us_states: GridUsStateRow[]
  grid_subnational: GridSubnationalRow[]
  grid_direct_shares: GridDirectShareRow[]
  grid_mix: GridMixRow[]
  grid_technologies: GridTechnologyRow[]
  grid_losses: GridLossRow[]
  grid_residual_mix: GridResidualMixRow[]
  grid_defaults: GridDefaultRow[]
  cloud_regions: CloudRegionRow[]
  llm_models: LlmModelRow[]
  llm_model_aliases: LlmModelAliasRow[]
  llm_providers: LlmProviderRow[]
  llm_tiers: LlmTierRow[]
  llm_efforts: LlmEffortRow[]
  llm_words: LlmWordRow[]
  /** The same columns as grid_defaults. */
  llm_constants: GridDefaultRow[]
  freight_vehicles: FreightVehicleRow[]
  freight_factors: FreightFactorRow[]
  freight_fuel_ratios: FreightFuelRatioRow[]
  freight_electric: FreightElectricRow[]
  /** The same columns as grid_defaults. */
  freight_constants: GridDefaultRow[]
  travel_factors: TravelFactorRow[]
  travel_wtt_factors: TravelWttRow[]
  travel_electricity: TravelElectricityRow[]
  flight_hauls: FlightHaulRow[]
  flight_factors: FlightFactorRow[]
  flight_wtt_factors: FlightWttRow[]
  rail_traction: RailTractionRow[]
  /** The same columns as grid_defaults. */
  rail_energy: GridDefaultRow[]
  equivalents: EquivalentRow[]
}

export const TABLE_NAMES = [
  'countries',
  'hotel',
  'hotel_estimates',
  'hotel_estimate_fit',
  'fuels',
  'fuel_factors',
  'fuel_wtt_factors',
  'fuel_biogenic_co2',
  'fuel_gas_split',
  'grid_countries',
  'grid_us_states',
  'grid_subnational',
  'grid_direct_shares',
  'grid_mix',
  'grid_technologies',
  'grid_losses',
  'grid_residual_mix',
  'grid_defaults',
  'cloud_regions',
  'llm_models',
  'llm_model_aliases',
  'llm_providers',
  'llm_tiers',
  'llm_efforts',
  'llm_words',
  'llm_constants',
  'freight_vehicles',
  'freight_factors',
  'freight_fuel_ratios',
  'freight_electric',
  'freight_constants',
  'travel_factors',
  'travel_wtt_factors',
  'travel_electricity',
  'flight_hauls',
  'flight_factors',
  'flight_wtt_factors',
  'rail_traction',
  'rail_energy',
  'equivalents',
] as const satisfies readonly (keyof Tables)[]
