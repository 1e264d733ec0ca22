// Made from the OpenAPI document by npm run client:generate.
/** Parameters and response of each operation, which the typed client has too. */
import type {
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
  LlmEmissionAnswer,
  LlmEmissionsParams,
  LlmModelsAnswer,
  LlmModelsParams,
  PlacesAnswer,
  PlacesParams,
  RefrigerantEmissionAnswer,
  RefrigerantEmissionsParams,
  RefrigerantGasesAnswer,
  RefrigerantGasesParams,
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
  WasteEmissionAnswer,
  WasteEmissionsParams,
  WasteMaterialsAnswer,
  WasteMaterialsParams,
  WaterEmissionAnswer,
  WaterEmissionsParams,
} from '../../../../packages/client/src/generated/types.ts'

/** By the name of an operation. */
export interface OperationTypes {
  /** Emissions of a shipment. */
  freightEmissions: { params: FreightEmissionsParams; answer: FreightEmissionAnswer }
  /** Emissions of passenger travel. */
  travelEmissions: { params: TravelEmissionsParams; answer: TravelEmissionAnswer }
  /** Emissions of a hotel stay. */
  hotelEmissions: { params: HotelEmissionsParams; answer: HotelEmissionAnswer }
  /** Hotel factors of all countries. */
  hotelFactors: { params: HotelFactorsParams; answer: HotelFactorsAnswer }
  /** The same hotel stay in several countries. */
  hotelCompare: { params: HotelCompareParams; answer: HotelCompareAnswer }
  /** Emissions of electricity use. */
  electricityEmissions: { params: ElectricityEmissionsParams; answer: ElectricityEmissionAnswer }
  /** Carbon intensity of grids. */
  electricityGrid: { params: ElectricityGridParams; answer: ElectricityGridAnswer }
  /** Emissions of burning a fuel. */
  fuelEmissions: { params: FuelEmissionsParams; answer: FuelEmissionAnswer }
  /** Fuels and their units. */
  fuelTypes: { params: FuelTypesParams; answer: FuelTypesAnswer }
  /** Emissions of language-model inference (beta). */
  llmEmissions: { params: LlmEmissionsParams; answer: LlmEmissionAnswer }
  /** Language models and their energy tiers (beta). */
  llmModels: { params: LlmModelsParams; answer: LlmModelsAnswer }
  /** Emissions of water supplied and treated. */
  waterEmissions: { params: WaterEmissionsParams; answer: WaterEmissionAnswer }
  /** Emissions of waste. */
  wasteEmissions: { params: WasteEmissionsParams; answer: WasteEmissionAnswer }
  /** Materials of waste and their treatments. */
  wasteMaterials: { params: WasteMaterialsParams; answer: WasteMaterialsAnswer }
  /** Emissions of refrigerants that leak. */
  refrigerantEmissions: { params: RefrigerantEmissionsParams; answer: RefrigerantEmissionAnswer }
  /** Refrigerants and other gases, with their GWP. */
  refrigerantGases: { params: RefrigerantGasesParams; answer: RefrigerantGasesAnswer }
  /** Emissions of homeworking. */
  homeworkingEmissions: { params: HomeworkingEmissionsParams; answer: HomeworkingEmissionAnswer }
  /** Spend-based emissions of purchases. */
  spendEmissions: { params: SpendEmissionsParams; answer: SpendEmissionAnswer }
  /** Sectors of spending. */
  spendSectors: { params: SpendSectorsParams; answer: SpendSectorsAnswer }
  /** Search for places while typing. */
  places: { params: PlacesParams; answer: PlacesAnswer }
  /** A route between two places. */
  route: { params: RouteParams; answer: RouteAnswer }
  /** Data editions. */
  editions: { params: EditionsParams; answer: EditionsAnswer }
  /** What changed between two editions. */
  editionsDiff: { params: EditionsDiffParams; answer: EditionsDiffAnswer }
  /** Factors by filters. */
  factors: { params: FactorsParams; answer: FactorsAnswer }
  /** A factor with its source and its history. */
  factor: { params: FactorParams; answer: FactorAnswer }
  /** Sources of an edition. */
  sources: { params: SourcesParams; answer: SourcesAnswer }
  /** A source and what uses it. */
  source: { params: SourceParams; answer: SourceAnswer }
  /** Errors in publications. */
  errata: { params: ErrataParams; answer: ErrataAnswer }
}
