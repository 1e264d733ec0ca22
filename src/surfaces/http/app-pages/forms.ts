/** The app's forms: the operations that give emissions, with their schemas. */
import type { TSchema } from 'typebox'
import { DOMAINS } from '../../../api/operations.ts'
import type { Context, Operation } from '../../../contract/operation.ts'
import { type Edition, perEdition } from '../../../factors/edition.ts'
import type { CalculatorForm, FormField, Offer, OfferedCalculator, OfferedEdition } from './offer.ts'

const EMISSIONS = '/emissions'

interface Calculator {
  readonly domain: string
  readonly operation: Operation
}

/** One per domain: its result is an amount of emissions. */
const CALCULATORS: readonly Calculator[] = DOMAINS.flatMap(({ name, operations }) => {
  const operation = operations.find(({ path }) => path.endsWith(EMISSIONS))
  return operation === undefined ? [] : [{ domain: name, operation }]
})

/** What can be calculated, and from what. */
export function offerOf({ edition, editions, release }: Context): Offer {
  return {
    release,
    edition: offeredEdition(edition),
    editions: editions.register.entries
      .filter(({ status }) => status !== 'open')
      .map(offeredEdition)
      .reverse(),
    countries: countriesOf(edition),
    calculators: CALCULATORS.map(offered),
  }
}

function offeredEdition({
  name,
  year,
  released = '',
}: Pick<Edition, 'name' | 'year' | 'released'>): OfferedEdition {
  return { name, year, released }
}

const countriesOf = perEdition((edition) => [...edition.countries.keys()].sort())

function offered({ domain, operation }: Calculator): OfferedCalculator {
  const [example = ''] = Object.values(operation.examples.answers)
  return { name: domain, operation: operation.name, path: operation.path, title: operation.title, example }
}

const formsOf = perEdition((edition) => {
  const forms = CALCULATORS.map((calculator) => [calculator.domain, formIn(edition, calculator)] as const)
  return new Map(forms)
})

/** The form of a calculator by the name of its domain. */
export function formOf(edition: Edition, name: string): CalculatorForm | undefined {
  return formsOf(edition).get(name)
}

/** Without the language: the app has one for all of its pages. */
function formIn(edition: Edition, calculator: Calculator): CalculatorForm {
  const { properties, required = [] } = calculator.operation.query(edition) as TSchema & {
    properties: Record<string, TSchema>
    required?: string[]
  }
  const { lang: _, ...shown } = properties
  const fields = Object.entries(shown).map(
    ([name, schema]) => ({ name, isRequired: required.includes(name), ...schema }) as unknown as FormField,
  )
  return { ...offered(calculator), description: calculator.operation.description, fields }
}
