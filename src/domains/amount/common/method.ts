/** The calculation of such a domain: each factor of the choice times the amount. */

import type { Context } from '../../../contract/operation.ts'
import type { Assumption } from '../../../engine/assumption.ts'
import type { Breakdown } from '../../../engine/breakdown.ts'
import type { Key } from '../../../engine/choice.ts'
import type { Component } from '../../../engine/contribution.ts'
import type { Input } from '../../../engine/identity.ts'
import { decimal, toNumber } from '../../../engine/numbers/decimal.ts'
import { rational } from '../../../engine/numbers/rational.ts'
import type { UndeterminedLine } from '../../../engine/report-line.ts'
import type { ScopeLine, Term } from '../../../engine/term.ts'
import type { AnyMethod } from '../../method/method.ts'
import type { Slots } from '../../method/slots.ts'
import { countriesOf, type Where } from './country.ts'
import type { AnyDescription } from './description.ts'
import type { FactorsIn } from './edition.ts'
import type { AmountFactor } from './factor.ts'

/** The choice of any of them: its words, and under the names of their fields its factors. */
interface Chosen {
  readonly [name: string]: Key
  /** Absent where factors hold everywhere. */
  readonly where: Where | undefined
  readonly note: string | undefined
}

/** Parameters of all of them. */
interface CommonParams {
  readonly country?: string
}

export function methodOf(described: AnyDescription, factors: FactorsIn<unknown>): AnyMethod {
  const { name, unit, published, breakdown } = described
  const places = placesOf(described)
  const lines = Object.keys(described.scopes) as ScopeLine[]
  const fields = Object.keys(described.fields)
  const whereOf = published && countriesOf(published)
  const factorsOf = (choice: Chosen) => places.flatMap(({ field }) => factorIn(choice, field) ?? [])
  return {
    kind: `${name}_emission`,
    page: `docs/methods/${name}.md`,
    methodology: described.methodology,
    standards: { GHG_Protocol: described.protocol },
    scopes: lines,
    ...(breakdown && { breakdown: shownParts(breakdown) }),

    calculate(context: Context, params: Input) {
      const understood = described.understand(params as never, factors(context))
      const { measure, numbers, note, asked = params, ofRequest } = understood
      const where = whereOf?.(context.edition, (params as CommonParams).country)
      const choice: Record<string, Key> = { where, note }
      // Those that are absent too: all choices have the same fields, in one order.
      for (const field of fields) choice[field] = understood.choice[field]
      for (const { part, field } of places) choice[field] = understood.factors[part]
      const identity = where ? asked : withoutCountry(asked)
      return {
        choice,
        measures: { [unit]: measure },
        numbers,
        identity,
        askAgain: identity,
        ...(ofRequest && { ofRequest }),
      }
    },

    terms: (choice: Chosen) =>
      places.flatMap(({ part, line, field }): Term[] => {
        const factor = factorIn(choice, field)
        return factor ? [{ ...termOf(factor, choice), of: unit, unit, part, line, ...factor.reported }] : []
      }),

    ...(described.isBiogenicUnknown && { undetermined: () => [biogenicBeside(lines)] }),

    assumptions: (choice: Chosen, ofRequest: readonly Assumption[]) => [
      ...factorsOf(choice).flatMap(({ assumptions = [] }) => assumptions),
      ...(choice.where?.assumptions ?? []),
      ...factorsOf(choice)
        .flatMap(({ otherYear = [] }) => otherYear)
        .slice(0, 1),
      ...(described.assumptions?.(choice as never, choice.where?.place ?? 'home', ofRequest) ?? []),
      ...ofRequest,
    ],

    calibrationClass: ({ where }: Chosen) => (where ? `${name}_${where.place}` : name),

    year: (choice: Chosen) => Math.max(...factorsOf(choice).map(({ year }) => year)),

    what: (choice: Chosen) => described.what(choice as never, choice.where?.country.code ?? ''),

    attributes: (choice: Chosen, { numbers }: Slots) => ({
      [name]: {
        ...fieldsOf(described, choice, numbers),
        factor_unit: `kgCO2e/${unit}`,
        ...(choice.where && {
          country_code: choice.where.country.code,
          country_name: choice.where.country.name,
        }),
      },
    }),
  }
}

function biogenicBeside([besideLine = 'scope_1']: readonly ScopeLine[]): UndeterminedLine {
  return { line: 'outside_of_scopes', kind: 'biogenic_co2', besideLine, reason: 'not_known' }
}

/** Where a part stands in a response. */
interface Place {
  readonly part: Component
  readonly line: ScopeLine
  /** Of its factor. */
  readonly field: string
}

function placesOf({ lines }: AnyDescription): Place[] {
  const parts = Object.entries(lines) as [Component, ScopeLine][]
  return parts.map(([part, line]) => ({ part, line, field: parts.length > 1 ? `${part}_factor` : 'factor' }))
}

const factorIn = (choice: Chosen, field: string) => choice[field] as AmountFactor | undefined

/** Where a factor holds everywhere, a country is no part of the request. */
function withoutCountry({ country: _, ...others }: Input): Input {
  return others
}

function termOf({ trail, gwp }: AmountFactor, { where, note }: Chosen) {
  const entry = trail[where?.place ?? 'home']
  return { entry, quantity: ONE, gwp, inputs: [], ...(note !== undefined && { note }) }
}

const ONE = rational(decimal(1))

/** `supply` as `supply_co2e`. */
function shownParts(parts: object): Breakdown {
  const names = Object.keys(parts) as Component[]
  return Object.fromEntries(names.map((part) => [`${part}_co2e`, { part }]))
}

/** Each by its name: a number, a factor of the choice, or a word of it. A factor that is not chosen is left out. */
function fieldsOf({ fields }: AnyDescription, choice: Chosen, numbers: Slots['numbers']): object {
  const shown: Record<string, unknown> = {}
  for (const name of Object.keys(fields)) {
    const value = name in numbers ? numbers[name as never] : shownOf(choice[name])
    if (value !== undefined) shown[name] = value
  }
  return shown
}

function shownOf(value: Key): string | boolean | number | undefined {
  return typeof value === 'object' ? toNumber((value as AmountFactor).kgPerUnit) : value
}
