import { datasetOf, presentDataset } from '../../../contract/dataset-trail.ts'
import type { ResponseParts } from '../../../contract/operation.ts'
import { getOrThrow } from '../../../engine/helpers/get-or-throw.ts'
import { toNumber } from '../../../engine/numbers/decimal.ts'
import type { Edition } from '../../../factors/edition.ts'
import type { LlmModel } from '../registry.ts'
import type { LlmModelsAnswer } from './schema.ts'

/** The models in the order in which they are shown. */
export function presentLlmModels(
  edition: Edition,
  { result: models, notices, meta }: ResponseParts<readonly LlmModel[]>,
): LlmModelsAnswer {
  return {
    data: models.map(item),
    meta: {
      total_models: models.length,
      source_trail: [...new Set(models.map(({ sourceId }) => sourceId))].map((id) =>
        datasetEntry(edition, id),
      ),
      notices,
      ...meta,
    },
  }
}

function item(model: LlmModel): LlmModelsAnswer['data'][number] {
  return {
    provider: model.vendor,
    id: model.id,
    name: model.name,
    aliases: [...model.aliases],
    release_date: model.releaseDate ?? null,
    open_weights: model.openWeights,
    tier: model.tier,
    tier_basis: model.tierBasis,
    total_parameters: model.totalBillion ? toNumber(model.totalBillion) : null,
    active_parameters: model.activeBillion ? toNumber(model.activeBillion) : null,
    parameters_status: model.parametersStatus ?? null,
    is_reasoning: model.reasoning === 'yes',
    thinks_by_default: model.thinksByDefault ?? null,
    default_effort: model.defaultEffort.effort,
    thinking_ratio: toNumber(model.defaultEffort.ratio),
    factor_id: model.factorId,
  }
}

function datasetEntry({ sources, emissionFactorsYear }: Edition, id: string) {
  return presentDataset(datasetOf(getOrThrow(sources, id), id, String(emissionFactorsYear)), {
    data_category: 'energy_model',
    name: 'Language models: ids, release dates, reasoning',
    role: 'factor',
    method: 'docs/methods/llm.md',
  })
}
