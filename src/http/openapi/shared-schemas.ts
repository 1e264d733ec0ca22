/** Every schema with a name of its own in the OpenAPI document. */

import { ErrorBody } from '../../contract/error-body.ts'
import { DatasetTrailEntry, Equivalents, Notice, TrailEntry } from '../../contract/schema.ts'
import { DOMAINS } from '../../domains/domains.ts'
import { ElectricityEmissionAnswer } from '../../domains/electricity/emissions/schema.ts'
import { ElectricityGridAnswer } from '../../domains/electricity/grid/schema.ts'
import { FreightEmissionAnswer } from '../../domains/freight/emissions/answer.ts'
import { FuelEmissionAnswer } from '../../domains/fuel/emissions/schema.ts'
import { FuelTypesAnswer } from '../../domains/fuel/types/schema.ts'
import { LlmEmissionAnswer } from '../../domains/llm/emissions/schema.ts'
import { LlmModelsAnswer } from '../../domains/llm/models/schema.ts'
import { TravelEmissionAnswer } from '../../domains/travel/emissions/schema.ts'
import { RootAnswer } from '../root/schema.ts'
import { UsageAnswer } from '../usage/schema.ts'

export const sharedSchemas = [
  ...DOMAINS.flatMap(({ operations, schemas = [] }) => [
    ...schemas,
    ...operations.map(({ answer }) => answer),
  ]),
  ErrorBody,
  Notice,
  TrailEntry,
  DatasetTrailEntry,
  Equivalents,
  FreightEmissionAnswer,
  FuelEmissionAnswer,
  FuelTypesAnswer,
  ElectricityEmissionAnswer,
  ElectricityGridAnswer,
  LlmEmissionAnswer,
  LlmModelsAnswer,
  TravelEmissionAnswer,
  UsageAnswer,
  RootAnswer,
]
