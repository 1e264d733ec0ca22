/**
 * Requests for every surface, made from the operations: each parameter with values that are right and wrong, in the wrong
 * place, twice, of another type, and names that nobody knows. A new operation is covered by being in the list.
 */
import { ROW_TYPES } from '../../../src/api/request/types.ts'
import type { Operation } from '../../../src/contract/operation.ts'
import { type Parameter, parametersOf } from '../../../src/contract/params/schema.ts'
import { edition, services } from '../../support/app.ts'

export const FLAWS = ['none', 'wrong', 'misplaced', 'doubled', 'synonym', 'foreign', 'unknown'] as const
export type Flaw = (typeof FLAWS)[number]

export interface Case {
  readonly type: string
  readonly operation: Operation
  /** The parameter that is varied. */
  readonly param: string
  readonly flaw: Flaw
  readonly params: Readonly<Record<string, string>>
  /** Misplaced: what stands beside params. Doubled: the second value of `param`. */
  readonly more?: string
}

/** The edition of the tests by its name: command line and calls in process serve another by default. */
const EDITION = edition.name
/** How an answer is presented is tried by tests of its own: it has another form on each surface. */
const UNVARIED: ReadonlySet<string> = new Set(['edition', 'year', 'as_of', 'format', 'field'])

export const allCases = (): readonly Case[] =>
  [...ROW_TYPES].flatMap(([type, operation]) =>
    basesOf(operation).flatMap((base) => casesOf(type, operation, { ...base, edition: EDITION })),
  )

/** Its first example, and of a journey one with a given distance, which is found on another way. */
function basesOf(operation: Operation): Record<string, string>[] {
  const [query = ''] = Object.values(operation.examples.answers)
  const first = withoutUnvaried(Object.fromEntries(new URLSearchParams(query)))
  const distance = ['distance_km', 'planned_distance_km'].find((name) => name in namesOf(operation))
  return distance === undefined ? [first] : [first, { ...withoutPlaces(first), [distance]: '412' }]
}

const withoutUnvaried = (params: Record<string, string>) =>
  Object.fromEntries(Object.entries(params).filter(([name]) => !UNVARIED.has(name)))
const withoutPlaces = (params: Record<string, string>) => ({
  ...Object.fromEntries(Object.entries(params).filter(([name]) => !name.endsWith('_location'))),
  destination_country: params.origin_country ?? '',
})

const namesOf = (operation: Operation) => parametersOf(operation, edition).properties

function casesOf(type: string, operation: Operation, base: Record<string, string>): Case[] {
  const properties = namesOf(operation)
  const varied = Object.entries(properties).filter(([name]) => !UNVARIED.has(name))
  const one = (param: string, flaw: Flaw, params: Record<string, string>, more?: string): Case => ({
    type,
    operation,
    param,
    flaw,
    params,
    ...(more !== undefined && { more }),
  })
  const foreign = foreignTo(operation)
  return [
    one('', 'none', base),
    ...varied.flatMap(([name, parameter]) => {
      const [value = '1'] = rightValues(parameter)
      const { [name]: _, ...without } = base
      return [
        ...rightValues(parameter).map((right) => one(name, 'none', { ...base, [name]: right })),
        ...wrongValues(parameter).map((wrong) => one(name, 'wrong', { ...base, [name]: wrong })),
        one(name, 'misplaced', without, value),
        one(name, 'doubled', { ...base, [name]: value }, value),
      ]
    }),
    ...synonymsOf(operation).map(([word, name]) =>
      one(word, 'synonym', {
        ...base,
        [name]: base[name] ?? rightValues(properties[name])[0] ?? '1',
        [word]: '1',
      }),
    ),
    ...foreign.map((name) => one(name, 'foreign', { ...base, [name]: '1' })),
    one('zzqxw', 'unknown', { ...base, zzqxw: '1' }),
  ]
}

function rightValues({
  type,
  enum: values = [],
  minimum,
  maximum,
  examples = [],
  'x-kind': kind,
}: Parameter = {}) {
  if (type === 'boolean') return ['true', 'FALSE', '1']
  if (type === 'integer' || type === 'number')
    return [
      ...new Set([
        ...examples.map(String),
        String(Math.max(minimum ?? 0, 1)),
        String(Math.min(maximum ?? 2, 2)),
      ]),
    ]
  if (kind === 'country') return ['GB', 'deu', ' Frankreich ']
  if (values.length > 0)
    return [...new Set([values[0], values[Math.floor(values.length / 2)], values.at(-1)])].map(
      (one) => one as string,
    )
  return examples.map(String)
}

function wrongValues({ type, enum: values = [], 'x-kind': kind }: Parameter): string[] {
  if (type === 'boolean') return ['perhaps']
  if (type === 'integer' || type === 'number') return ['-1', 'many', '1e99', '1,5']
  return kind === 'country' || values.length > 0 ? ['zzqxw', '?'] : ['a\u0007b']
}

/** Other words for a parameter of the operation; one of each parameter. */
function synonymsOf(operation: Operation): readonly (readonly [word: string, name: string])[] {
  const own = namesOf(operation)
  const byName = new Map<string, string>()
  for (const [word, meaning] of services.synonyms.ofKind('parameter')) {
    const name = meaning.split('|').find((one) => one in own)
    const isAlias = Object.values(own).some((one) => aliasesOf(one).includes(word))
    if (name !== undefined && !(word in own) && !isAlias && !UNVARIED.has(name)) byName.set(name, word)
  }
  return [...byName].map(([name, word]) => [word, name])
}

const aliasesOf = (parameter: Parameter) =>
  (parameter as { readonly 'x-aliases'?: readonly string[] })['x-aliases'] ?? []

/** Parameters that other types have, and that no word of this one is near to. */
function foreignTo(operation: Operation): string[] {
  const own = namesOf(operation)
  const all = new Set([...ROW_TYPES.values()].flatMap((one) => Object.keys(namesOf(one))))
  return [...all].filter((name) => !(name in own))
}
