/** What answers have alike that are amounts times published figures. */
import { type TProperties, type TSchema, Type } from 'typebox'
import { booleanParam, explainParam } from '../../../contract/params/schema.ts'
import {
  answerData,
  datasetTrail,
  Equivalents,
  explanationField,
  gwpMethod,
  kgUnit,
  metaFields,
  metaOptions,
  metaSchema,
  notices,
  Range,
  ref,
  rounding,
  shape,
  sourceTrail,
  standard,
} from '../../../contract/schema.ts'

const { closed, described, kg, grams } = shape

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
      co2e_unit: kgUnit,
      co2e_grams: grams('Total; the source of truth'),
      co2e_calculation_method: gwpMethod,
      ...own,
      range: ref(Range),
      rounding,
      source_trail: sourceTrail,
      equivalents: Type.Optional(ref(Equivalents)),
    },
    described('The emissions, and what proves them.'),
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
      data: answerData(kind, { ...own, explanation: explanationField, notices }),
      meta: metaSchema({ GHG_Protocol: standard }),
    },
    { $id, ...closed },
  )
}

/** A list of what there are factors for. */
export function amountListSchema<T extends TSchema>($id: string, item: T) {
  return Type.Object(
    {
      data: Type.Array(item, { description: 'The items.' }),
      meta: Type.Object(
        {
          total: Type.Integer({ description: 'Items of the list.' }),
          source_trail: datasetTrail,
          notices,
          ...metaFields,
        },
        metaOptions,
      ),
    },
    { $id, ...closed },
  )
}
