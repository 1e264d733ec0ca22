// Made from the OpenAPI document by npm run client:generate.
import type { CallOptions, NoParams } from '../call.ts'
import type {
  DeletedJobAnswer,
  EditionsAnswer,
  EditionsDiffAnswer,
  EditionsDiffParams,
  EditionsParams,
  ElectricityEmissionAnswer,
  ElectricityEmissionsParams,
  ElectricityGridAnswer,
  ElectricityGridParams,
  ErrataAnswer,
  ErrataParams,
  FactorAnswer,
  FactorParams,
  FactorsAnswer,
  FactorsParams,
  FreightEmissionAnswer,
  FreightEmissionsParams,
  FuelEmissionAnswer,
  FuelEmissionsParams,
  FuelTypesAnswer,
  FuelTypesParams,
  HomeworkingEmissionAnswer,
  HomeworkingEmissionsParams,
  HotelCompareAnswer,
  HotelCompareParams,
  HotelEmissionAnswer,
  HotelEmissionsParams,
  HotelFactorsAnswer,
  HotelFactorsParams,
  JobAnswer,
  JobCancelParams,
  JobDeleteParams,
  JobParams,
  JobsAnswer,
  JobsParams,
  LivezAnswer,
  LlmEmissionAnswer,
  LlmEmissionsParams,
  LlmModelsAnswer,
  LlmModelsParams,
  PlacesAnswer,
  PlacesParams,
  ReadyzAnswer,
  RefrigerantEmissionAnswer,
  RefrigerantEmissionsParams,
  RefrigerantGasesAnswer,
  RefrigerantGasesParams,
  RootAnswer,
  RouteAnswer,
  RouteParams,
  SourceAnswer,
  SourceParams,
  SourcesAnswer,
  SourcesParams,
  SpendEmissionAnswer,
  SpendEmissionsParams,
  SpendSectorsAnswer,
  SpendSectorsParams,
  TravelEmissionAnswer,
  TravelEmissionsParams,
  UsageAnswer,
  UsageParams,
  VerificationAnswer,
  VerifyBody,
  WasteEmissionAnswer,
  WasteEmissionsParams,
  WasteMaterialsAnswer,
  WasteMaterialsParams,
  WaterEmissionAnswer,
  WaterEmissionsParams,
} from './types.ts'

/** One function an operation. */
export interface Operations {
  /** Emissions of a shipment: GET /v1/freight/emissions. */
  freightEmissions(params: FreightEmissionsParams, options?: CallOptions): Promise<FreightEmissionAnswer>
  /** Emissions of passenger travel: GET /v1/travel/emissions. */
  travelEmissions(params?: TravelEmissionsParams, options?: CallOptions): Promise<TravelEmissionAnswer>
  /** Emissions of a hotel stay: GET /v1/hotel/emissions. */
  hotelEmissions(params: HotelEmissionsParams, options?: CallOptions): Promise<HotelEmissionAnswer>
  /** Hotel factors of all countries: GET /v1/hotel/factors. */
  hotelFactors(params?: HotelFactorsParams, options?: CallOptions): Promise<HotelFactorsAnswer>
  /** The same hotel stay in several countries: GET /v1/hotel/compare. */
  hotelCompare(params: HotelCompareParams, options?: CallOptions): Promise<HotelCompareAnswer>
  /** Emissions of electricity use: GET /v1/electricity/emissions. */
  electricityEmissions(params: ElectricityEmissionsParams, options?: CallOptions): Promise<ElectricityEmissionAnswer>
  /** Carbon intensity of grids: GET /v1/electricity/grid. */
  electricityGrid(params?: ElectricityGridParams, options?: CallOptions): Promise<ElectricityGridAnswer>
  /** Emissions of burning a fuel: GET /v1/fuel/emissions. */
  fuelEmissions(params: FuelEmissionsParams, options?: CallOptions): Promise<FuelEmissionAnswer>
  /** Fuels and their units: GET /v1/fuel/types. */
  fuelTypes(params?: FuelTypesParams, options?: CallOptions): Promise<FuelTypesAnswer>
  /** Emissions of language-model inference (beta): GET /v1/digital/llm/emissions. */
  llmEmissions(params?: LlmEmissionsParams, options?: CallOptions): Promise<LlmEmissionAnswer>
  /** Language models and their energy tiers (beta): GET /v1/digital/llm/models. */
  llmModels(params?: LlmModelsParams, options?: CallOptions): Promise<LlmModelsAnswer>
  /** Emissions of water supplied and treated: GET /v1/water/emissions. */
  waterEmissions(params: WaterEmissionsParams, options?: CallOptions): Promise<WaterEmissionAnswer>
  /** Emissions of waste: GET /v1/waste/emissions. */
  wasteEmissions(params: WasteEmissionsParams, options?: CallOptions): Promise<WasteEmissionAnswer>
  /** Materials of waste and their treatments: GET /v1/waste/materials. */
  wasteMaterials(params?: WasteMaterialsParams, options?: CallOptions): Promise<WasteMaterialsAnswer>
  /** Emissions of refrigerants that leak: GET /v1/refrigerant/emissions. */
  refrigerantEmissions(params: RefrigerantEmissionsParams, options?: CallOptions): Promise<RefrigerantEmissionAnswer>
  /** Refrigerants and other gases, with their GWP: GET /v1/refrigerant/gases. */
  refrigerantGases(params?: RefrigerantGasesParams, options?: CallOptions): Promise<RefrigerantGasesAnswer>
  /** Emissions of homeworking: GET /v1/homeworking/emissions. */
  homeworkingEmissions(params?: HomeworkingEmissionsParams, options?: CallOptions): Promise<HomeworkingEmissionAnswer>
  /** Spend-based emissions of purchases: GET /v1/spend/emissions. */
  spendEmissions(params: SpendEmissionsParams, options?: CallOptions): Promise<SpendEmissionAnswer>
  /** Sectors of spending: GET /v1/spend/sectors. */
  spendSectors(params?: SpendSectorsParams, options?: CallOptions): Promise<SpendSectorsAnswer>
  /** Search for places while typing: GET /v1/places. */
  places(params: PlacesParams, options?: CallOptions): Promise<PlacesAnswer>
  /** A route between two places: GET /v1/routes. */
  route(params: RouteParams, options?: CallOptions): Promise<RouteAnswer>
  /** Data editions: GET /v1/editions. */
  editions(params?: EditionsParams, options?: CallOptions): Promise<EditionsAnswer>
  /** What changed between two editions: GET /v1/editions/diff. */
  editionsDiff(params: EditionsDiffParams, options?: CallOptions): Promise<EditionsDiffAnswer>
  /** Factors by filters: GET /v1/factors. */
  factors(params?: FactorsParams, options?: CallOptions): Promise<FactorsAnswer>
  /** A factor with its source and its history: GET /v1/factors/{factor_id}. */
  factor(params: FactorParams, options?: CallOptions): Promise<FactorAnswer>
  /** Sources of an edition: GET /v1/sources. */
  sources(params?: SourcesParams, options?: CallOptions): Promise<SourcesAnswer>
  /** A source and what uses it: GET /v1/sources/{source_id}. */
  source(params: SourceParams, options?: CallOptions): Promise<SourceAnswer>
  /** Errors in publications: GET /v1/errata. */
  errata(params?: ErrataParams, options?: CallOptions): Promise<ErrataAnswer>
  /** Your jobs: GET /v1/jobs. */
  jobs(params?: JobsParams, options?: CallOptions): Promise<JobsAnswer>
  /** A job: how far it is: GET /v1/jobs/{job_id}. */
  job(params: JobParams, options?: CallOptions): Promise<JobAnswer>
  /** Delete a job: DELETE /v1/jobs/{job_id}. */
  jobDelete(params: JobDeleteParams, options?: CallOptions): Promise<DeletedJobAnswer>
  /** End a job before its end: POST /v1/jobs/{job_id}/cancel. */
  jobCancel(params: JobCancelParams, options?: CallOptions): Promise<JobAnswer>
  /** Is a saved result still the same?: POST /v1/verify. */
  verify(params?: VerifyBody, options?: CallOptions): Promise<VerificationAnswer>
  /** Usage of the key that asks: GET /v1/usage. */
  usage(params?: UsageParams, options?: CallOptions): Promise<UsageAnswer>
  /** What this service offers: GET /. */
  root(params?: NoParams, options?: CallOptions): Promise<RootAnswer>
  /** Is the process alive?: GET /livez. */
  livez(params?: NoParams, options?: CallOptions): Promise<LivezAnswer>
  /** Should it be sent traffic?: GET /readyz. */
  readyz(params?: NoParams, options?: CallOptions): Promise<ReadyzAnswer>
}

/** Lists that come in pages, entry by entry. */
export interface Pages {
  /** Factors by filters: GET /v1/factors. */
  factors(params?: FactorsParams, options?: CallOptions): AsyncGenerator<FactorsAnswer['data'][number], void>
  /** Errors in publications: GET /v1/errata. */
  errata(params?: ErrataParams, options?: CallOptions): AsyncGenerator<ErrataAnswer['data'][number], void>
  /** Your jobs: GET /v1/jobs. */
  jobs(params?: JobsParams, options?: CallOptions): AsyncGenerator<JobsAnswer['data'][number], void>
}

export const PAGED = ['factors', 'errata', 'jobs'] as const satisfies readonly (keyof Pages)[]

export const ADDRESSES: Readonly<Record<keyof Operations, string>> = {
  freightEmissions: 'GET /v1/freight/emissions',
  travelEmissions: 'GET /v1/travel/emissions',
  hotelEmissions: 'GET /v1/hotel/emissions',
  hotelFactors: 'GET /v1/hotel/factors',
  hotelCompare: 'GET /v1/hotel/compare',
  electricityEmissions: 'GET /v1/electricity/emissions',
  electricityGrid: 'GET /v1/electricity/grid',
  fuelEmissions: 'GET /v1/fuel/emissions',
  fuelTypes: 'GET /v1/fuel/types',
  llmEmissions: 'GET /v1/digital/llm/emissions',
  llmModels: 'GET /v1/digital/llm/models',
  waterEmissions: 'GET /v1/water/emissions',
  wasteEmissions: 'GET /v1/waste/emissions',
  wasteMaterials: 'GET /v1/waste/materials',
  refrigerantEmissions: 'GET /v1/refrigerant/emissions',
  refrigerantGases: 'GET /v1/refrigerant/gases',
  homeworkingEmissions: 'GET /v1/homeworking/emissions',
  spendEmissions: 'GET /v1/spend/emissions',
  spendSectors: 'GET /v1/spend/sectors',
  places: 'GET /v1/places',
  route: 'GET /v1/routes',
  editions: 'GET /v1/editions',
  editionsDiff: 'GET /v1/editions/diff',
  factors: 'GET /v1/factors',
  factor: 'GET /v1/factors/{factor_id}',
  sources: 'GET /v1/sources',
  source: 'GET /v1/sources/{source_id}',
  errata: 'GET /v1/errata',
  jobs: 'GET /v1/jobs',
  job: 'GET /v1/jobs/{job_id}',
  jobDelete: 'DELETE /v1/jobs/{job_id}',
  jobCancel: 'POST /v1/jobs/{job_id}/cancel',
  verify: 'POST /v1/verify',
  usage: 'GET /v1/usage',
  root: 'GET /',
  livez: 'GET /livez',
  readyz: 'GET /readyz',
}
