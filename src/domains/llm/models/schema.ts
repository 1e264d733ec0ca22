import { type Static, Type } from 'typebox'
import { querySchema, tokenParam } from '../../../contract/params/schema.ts'
import { datasetTrail, metaFields, metaOptions, notices } from '../../../contract/schema.ts'
import { shape } from '../../../contract/shape.ts'
import type { Edition } from '../../../factors/edition.ts'
import { llmReasoning, llmTier, TIER_NAMES } from '../fields.ts'
import { llmPart } from '../part.ts'
import { THINKS_BY_DEFAULT } from '../tables.ts'

const { closed, oneOf, text, whole, yesNo } = shape
const count = (description: string) =>
  Type.Union([Type.Number({ minimum: 0 }), Type.Null()], {
    description: `${description}, billions; null when not known.`,
  })

export function llmModelsQuery(edition: Edition) {
  const llm = edition.part(llmPart)
  return querySchema({
    provider: Type.Optional(
      tokenParam([...llm.providers.keys()], {
        description: 'Only models that this provider made.',
        'x-error-list': 'available_providers',
      }),
    ),
    tier: Type.Optional(tokenParam(TIER_NAMES, { description: 'Only models of this energy tier.' })),
  })
}

const Model = Type.Object(
  {
    provider: text('Who made it.'),
    id: text('What to send as model.'),
    name: text('Its name for a person.'),
    aliases: Type.Array(Type.String(), { description: 'Other names that are understood.' }),
    release_date: Type.Union([Type.String(), Type.Null()], { description: 'YYYY-MM-DD or YYYY-MM.' }),
    open_weights: yesNo('Whether its weights are published.'),
    tier: llmTier,
    tier_basis: oneOf(
      ['parameters', 'line_up'],
      "By parameter counts, or by its place in the vendor's line-up.",
    ),
    total_parameters: count('All parameters'),
    active_parameters: count('Parameters that work on one token'),
    parameters_status: Type.Union([Type.Enum(['published', 'assumed']), Type.Null()], {
      description: 'Whether the counts are published or assumed; null when not known.',
    }),
    is_reasoning: llmReasoning,
    thinks_by_default: Type.Union([Type.Enum([...THINKS_BY_DEFAULT]), Type.Null()], {
      description:
        'Whether it thinks where a request says nothing of it: always, by default, on request, or never; null where the data edition does not say.',
    }),
    default_effort: text('What reasoning_effort=auto means.'),
    thinking_ratio: Type.Number({
      minimum: 1,
      description: 'Tokens generated for each output token at that effort.',
    }),
    factor_id: text('The row in the data edition.'),
  },
  closed,
)

export const LlmModelsAnswer = Type.Object(
  {
    data: Type.Array(Model, { description: 'By provider, then by id.' }),
    meta: Type.Object(
      {
        total_models: whole('Models in the list.'),
        source_trail: datasetTrail,
        notices,
        ...metaFields,
      },
      metaOptions,
    ),
  },
  { $id: 'LlmModelsAnswer', ...closed },
)

export type LlmModelsAnswer = Static<typeof LlmModelsAnswer>
