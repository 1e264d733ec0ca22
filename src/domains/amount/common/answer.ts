/** The parameters of an amount times published factors, and its response, from the description of a domain. */
import { type TProperties, Type } from 'typebox'
import { booleanParam, countryParam, explainParam, querySchema } from '../../../contract/params/schema.ts'
import {
  answerData,
  countryName,
  Equivalents,
  explanationField,
  gwpMethod,
  kgUnit,
  metaSchema,
  notices,
  Range,
  ref,
  rounding,
  shape,
  sourceTrail,
  standard,
} from '../../../contract/schema.ts'
import type { AnyDescription } from './description.ts'
import { capital } from './names.ts'

const { closed, described, kg, grams } = shape

/** The publisher's country is the example; without one, the first that people try. */
const EXAMPLE = 'GB'

export function parametersOf({ parameters, needs, country: description, published }: AnyDescription) {
  const country = Type.Optional(countryParam({ description, examples: [published?.code ?? EXAMPLE] }))
  const equivalents = booleanParam({ default: false, description: 'Include real-world equivalents.' })
  return querySchema({ ...parameters, country, explain: explainParam, equivalents }, needs ? [needs] : [])
}

/** The emissions, and under the name of the domain what they are of. */
export function answerSchema(of: AnyDescription) {
  const { name, fields, fieldsAre } = of
  const understood = Type.Object({ ...fields, ...publishedFor(of) }, described(fieldsAre))
  const attributes = {
    emissions: emissionsOf(of),
    [name]: understood,
    explanation: explanationField,
    notices,
  }
  return Type.Object(
    {
      data: answerData(`${name}_emission`, attributes),
      meta: metaSchema({ GHG_Protocol: standard }),
    },
    { $id: `${capital(name)}EmissionAnswer`, ...closed },
  )
}

/** What the factors are per, and the country that was understood. */
function publishedFor({ unit, lines, published }: AnyDescription): TProperties {
  const factors = Object.keys(lines).length > 1 ? 'the factors' : 'factor'
  const code = published && `ISO 3166-1 alpha-2; ${published.code} where none was given.`
  return {
    factor_unit: Type.Literal(`kgCO2e/${unit}`, { description: `The unit of ${factors}.` }),
    ...(code && { country_code: Type.String({ description: code }), country_name: countryName }),
  }
}

/** The total, then its parts and lines, then what proves it. */
function emissionsOf({ breakdown, scopes }: AnyDescription) {
  const lines = Object.entries(scopes).map(([line, text]) => [line, kg(text ?? '')])
  const isPartition = breakdown === undefined && lines.length > 1
  return Type.Object(
    {
      co2e: kg('Total'),
      co2e_unit: kgUnit,
      co2e_grams: grams('Total; the source of truth'),
      co2e_calculation_method: gwpMethod,
      ...(breakdown && { breakdown: breakdownOf(breakdown) }),
      ghg_protocol_scopes: Type.Object(
        Object.fromEntries(lines),
        described(isPartition ? addUp(lines) : 'The total by scope and category of the GHG Protocol.'),
      ),
      range: ref(Range),
      rounding,
      source_trail: sourceTrail,
      equivalents: Type.Optional(ref(Equivalents)),
    },
    described('The emissions, and what proves them.'),
  )
}

function breakdownOf(breakdown: NonNullable<AnyDescription['breakdown']>) {
  const parts = Object.entries(breakdown).map(([part, text]) => [`${part}_co2e`, kg(text ?? '')])
  return Type.Object({ ...Object.fromEntries(parts), unit: kgUnit }, described(addUp(parts)))
}

const addUp = (all: readonly unknown[]) =>
  `${all.length === 2 ? 'The two' : 'They'} add up to co2e to the gram.`
