/** What answers have alike that are amounts times published figures. */
import { type TProperties, type TSchema, Type } from 'typebox'
import { booleanParam, explainParam } from '../../../contract/params/schema.ts'
import {
  calculationId,
  DatasetTrailEntry,
  Equivalents,
  explanationField,
  gwpMethod,
  metaFields,
  metaSchema,
  Notice,
  Range,
  ref,
  rounding,
  shape,
  TrailEntry,
} from '../../../contract/schema.ts'

const { closed, kg, grams } = shape

/** Parameters of all of them. */
export const amountParams = {
  explain: explainParam,
  equivalents: booleanParam({ default: false, description: 'Include real-world equivalents.' }),
}

/** The emissions: total, then what the domain shows of its parts and scopes, then what proves it. */
export function amountEmissionsSchema<T extends TProperties>(own: T) {
  return Type.Object(
    {
      co2e: kg('Total'),
      co2e_unit: Type.Literal('kg'),
      co2e_grams: grams('Total; the source of truth'),
      co2e_calculation_method: gwpMethod,
      ...own,
      range: ref(Range),
      rounding,
      source_trail: Type.Array(ref(TrailEntry)),
      equivalents: Type.Optional(ref(Equivalents)),
    },
    closed,
  )
}

/** A calculation: its emissions, and under `own` what it was about. */
export function amountAnswerSchema<Kind extends string, T extends TProperties>(
  $id: string,
  kind: Kind,
  own: T,
) {
  return Type.Object(
    {
      data: Type.Object(
        {
          type: Type.Literal(kind),
          id: calculationId,
          attributes: Type.Object(
            { ...own, explanation: explanationField, notices: Type.Array(ref(Notice)) },
            closed,
          ),
        },
        closed,
      ),
      meta: metaSchema({ GHG_Protocol: Type.String() }),
    },
    { $id, ...closed },
  )
}

/** A list of what there are factors for. */
export function amountListSchema<T extends TSchema>($id: string, item: T) {
  return Type.Object(
    {
      data: Type.Array(item),
      meta: Type.Object(
        {
          total: Type.Integer({ description: 'Items of the list.' }),
          source_trail: Type.Array(ref(DatasetTrailEntry)),
          notices: Type.Array(ref(Notice)),
          ...metaFields,
        },
        closed,
      ),
    },
    { $id, ...closed },
  )
}
