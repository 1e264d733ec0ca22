/** The parameters of an amount times published factors, and its response, from the description of a domain. */
import { type TProperties, Type } from 'typebox'
import { countryParam, presentationParams, querySchema } from '../../../contract/params/schema.ts'
import {
  calculationAnswer,
  countryName,
  gwpMethod,
  kgTotal,
  kgUnit,
  proofFields,
} from '../../../contract/schema.ts'
import { shape } from '../../../contract/shape.ts'
import { errataParam } from '../../method/errata.ts'
import type { AnyDescription } from './description.ts'
import { capital } from './names.ts'

const { kg, literal, object } = shape

/** The publisher's country is the example; without one, the first that people try. */
const EXAMPLE = 'GB'

export function parametersOf({
  parameters,
  needs,
  country: description,
  published,
  hasErrata,
}: AnyDescription) {
  const country = Type.Optional(countryParam({ description, examples: [published?.code ?? EXAMPLE] }))
  const errata = hasErrata && { errata: errataParam }
  return querySchema({ ...parameters, country, ...errata, ...presentationParams({}) }, needs ? [needs] : [])
}

/** The emissions, and under the name of the domain what they are of. */
export function answerSchema(of: AnyDescription) {
  const { name, fields, fieldsAre } = of
  const understood = object(fieldsAre, { ...fields, ...publishedFor(of) })
  const attributes = {
    emissions: emissionsOf(of),
    [name]: understood,
  }
  return calculationAnswer(`${capital(name)}EmissionAnswer`, `${name}_emission`, attributes, ['GHG_Protocol'])
}

/** What the factors are per, and the country that was understood. */
function publishedFor({ unit, lines, published }: AnyDescription): TProperties {
  const factors = Object.keys(lines).length > 1 ? 'the factors' : 'factor'
  const code = published && `ISO 3166-1 alpha-2; ${published.code} where none was given.`
  return {
    factor_unit: literal(`kgCO2e/${unit}`, `The unit of ${factors}.`),
    ...(code && { country_code: shape.text(code), country_name: countryName }),
  }
}

/** The total, then its parts and lines, then what proves it. */
function emissionsOf({ breakdown, scopes }: AnyDescription) {
  const lines = Object.entries(scopes).map(([line, text]) => [line, kg(text ?? '')])
  const isPartition = breakdown === undefined && lines.length > 1
  return object('The emissions, and what proves them.', {
    ...kgTotal('Total'),
    co2e_calculation_method: gwpMethod,
    ...(breakdown && { breakdown: breakdownOf(breakdown) }),
    ghg_protocol_scopes: object(
      isPartition ? addUp(lines) : 'The total by scope and category of the GHG Protocol.',
      Object.fromEntries(lines),
    ),
    ...proofFields,
  })
}

function breakdownOf(breakdown: NonNullable<AnyDescription['breakdown']>) {
  const parts = Object.entries(breakdown).map(([part, text]) => [`${part}_co2e`, kg(text ?? '')])
  return object(addUp(parts), { ...Object.fromEntries(parts), unit: kgUnit })
}

const addUp = (all: readonly unknown[]) =>
  `${all.length === 2 ? 'The two' : 'They'} add up to co2e to the gram.`
