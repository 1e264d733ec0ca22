/** Examples of the OpenAPI document; the tests run each and compare. */
import type { Examples } from '../../../http/openapi/responses.ts'
import type { LlmModelsAnswer } from './schema.ts'

export const llmModelsExamples: Examples = {
  answers: {
    of_provider: {
      summary: 'GET /v1/digital/llm/models?provider=ibm',
      value: {
        data: [
          {
            provider: 'ibm',
            id: 'granite-4.0-h-micro',
            name: 'Granite 4.0 Micro',
            aliases: ['granite-4.0-micro'],
            release_date: '2025-10-20',
            open_weights: true,
            tier: 'small',
            tier_basis: 'parameters',
            total_parameters: 3,
            active_parameters: 3,
            parameters_status: 'published',
            is_reasoning: false,
            default_effort: 'none',
            thinking_ratio: 1,
            factor_id: 'llm-model-granite-4.0-h-micro',
          },
          {
            provider: 'ibm',
            id: 'granite-4.1-8b',
            name: 'Granite 4.1 8B',
            aliases: [],
            release_date: '2026-04-30',
            open_weights: true,
            tier: 'small',
            tier_basis: 'parameters',
            total_parameters: 8,
            active_parameters: 8,
            parameters_status: 'published',
            is_reasoning: false,
            default_effort: 'none',
            thinking_ratio: 1,
            factor_id: 'llm-model-granite-4.1-8b',
          },
        ],
        meta: {
          total_models: 2,
          source_trail: [
            {
              data_category: 'energy_model',
              name: 'Language models: ids, release dates, reasoning',
              source: 'models.dev',
              source_dataset: 'models.dev, model database 2026-07-02',
              year: '2025',
              region: 'ALL',
              region_name: 'World',
              licence: 'MIT',
            },
          ],
          notices: [],
          edition: '2025',
          edition_hash: 'ff9934b1917f',
          calculated_at: '2026-11-21T12:00:00Z',
        },
      } satisfies LlmModelsAnswer,
    },
  },
  refusals: {
    unknown_tier: {
      summary: 'GET /v1/digital/llm/models?tier=huge',
      value: {
        error: {
          code: 'validation_error',
          message: "Parameter 'tier' must be one of frontier, large, medium, small; got 'huge'.",
          status: 422,
          field: 'tier',
          request_id: '00000000-0000-4000-8000-000000000000',
        },
      },
    },
  },
}
