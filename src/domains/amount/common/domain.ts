/** A domain whose emissions are an amount times a published row of a table, made from its description. */
import type { TProperties } from 'typebox'
import { operation } from '../../../contract/operation.ts'
import type { EditionPart } from '../../../factors/edition-part.ts'
import type { Domain } from '../../domain.ts'
import { calculated } from '../../method/calculated.ts'
import { withErrata } from '../../method/errata.ts'
import { answerSchema, parametersOf } from './answer.ts'
import type { AmountDescription, AnyDescription } from './description.ts'
import { type FactorsIn, factorsIn } from './edition.ts'
import { type AboutFactors, factorMaker, OF_ALL_COUNTRIES, OF_ONE_COUNTRY } from './factor.ts'
import { listOperation } from './list.ts'
import { methodOf } from './method.ts'

export function amountDomain<Parameters extends TProperties, Factors, Fields extends TProperties, Item>(
  described: AmountDescription<Parameters, Factors, Fields, Item>,
): Domain {
  const { name, summary, status = 'additional', tables, list } = described
  const part: EditionPart<Factors> = {
    name,
    tables,
    check: described.check,
    build: (basis, rows) => described.factors(rows, factorMaker(basis, aboutFactors(described))),
  }
  const factors = factorsIn(part, described.mayLack)
  const emissions = emissionsOf(described, factors)
  const operations = list ? [emissions, listOperation(name, list, factors)] : [emissions]
  return { name, description: summary, status, part, operations }
}

function aboutFactors({ published, tiers, isYearly }: AnyDescription): AboutFactors {
  return {
    country: published?.code,
    tiers: tiers ?? (published ? OF_ONE_COUNTRY : OF_ALL_COUNTRIES),
    isYearly: isYearly === true,
  }
}

function emissionsOf(described: AnyDescription, factors: FactorsIn<unknown>) {
  const { name, title, description, refusals, examples } = described
  const query = parametersOf(described)
  const method = methodOf(described, factors)
  return operation({
    name: `${name}Emissions`,
    path: `/v1/${name}/emissions`,
    title,
    description,
    refusals,
    examples,
    answer: answerSchema(described),
    query: () => query,
    ...calculated(described.hasErrata ? withErrata(method) : method),
  })
}
