/**
 * Query parameters: each builder gives a JSON schema that is validation, TypeScript type and documentation at once.
 * A parameter with a default is always there after parsing and is not required in the description.
 */

import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox'
import type { Edition } from '../../factors/edition.ts'
import { LANGUAGES } from '../../messages/locale.ts'
import type { Message } from '../../messages/values.ts'
import type { BoundaryRule } from './boundary.ts'
import { type EditionParam, editionParams } from './edition.ts'

/** How a string is read, where its JSON type does not say it. */
export type ParamKind = 'country' | 'country-list' | 'token' | 'code' | 'name' | 'text'

export interface ParamOptions {
  description: string
  default?: unknown
  examples?: unknown[]
  [keyword: string]: unknown
}

/** No control characters. */
const PRINTED = '^[^\\u0000-\\u001F\\u007F-\\u009F]+$'

export function countryParam(options: ParamOptions) {
  return Type.String({
    'x-kind': 'country',
    pattern: PRINTED,
    minLength: 2,
    maxLength: COUNTRY_CHARACTERS_MAX,
    ...options,
  })
}

/** The longest name of a country has about 60, in any language. */
const COUNTRY_CHARACTERS_MAX = 100

export function countryListParam(options: ParamOptions & { minItems: number; maxItems: number }) {
  const { minItems, maxItems, ...rest } = options
  return Type.Unsafe<string[]>(
    Type.String({
      'x-kind': 'country-list',
      pattern: PRINTED,
      'x-min-items': minItems,
      'x-max-items': maxItems,
      maxLength: LIST_CHARACTERS_MAX,
      ...rest,
    }),
  )
}

/** Far above ten names with spaces and duplicates. */
const LIST_CHARACTERS_MAX = 400

export interface TokenOptions extends ParamOptions {
  /** The kind of words in data/synonyms/ that stand for the values. */
  'x-words'?: string
  /** The code of the error for another value, and the field of its body that lists the values. */
  'x-error-code'?: 'invalid_unit' | 'invalid_fuel_type'
  'x-error-list'?: string
  /** The values depend on this other parameter, which stands before this one: x-values has them by its value. */
  'x-depends-on'?: string
  /** A parameter that says more than this one: where it is given, no word of this one is only near. */
  'x-settled-by'?: string
  'x-values'?: Readonly<Record<string, readonly string[]>>
  /** Of the boundary: which parameters it stands for. */
  'x-boundary'?: BoundaryRule
}

/** One of a list of lower-case words. */
export function tokenParam<const Value extends string>(
  values: readonly Value[],
  options: TokenOptions & { default?: NoInfer<Value> },
) {
  return Type.Unsafe<Value>(Type.String({ 'x-kind': 'token', enum: [...values], ...options }))
}

/** A code in any letter case, such as a state's; the endpoint decides whether it exists. */
export function codeParam(options: ParamOptions & { 'x-depends-on': string; 'x-words'?: string }) {
  const isNamed = options['x-words'] !== undefined
  const form = isNamed
    ? { pattern: PRINTED, maxLength: CODE_CHARACTERS_MAX }
    : { pattern: '^[A-Za-z0-9-]{1,20}$', maxLength: 20 }
  return Type.String({ 'x-kind': 'code', ...form, ...options })
}

/** Names of states are shorter. */
const CODE_CHARACTERS_MAX = 60

/** A name as its maker writes it, in visible ASCII; the endpoint decides what it stands for. */
export function nameParam(options: ParamOptions) {
  return Type.String({
    'x-kind': 'name',
    pattern: `^[ -~]{1,${NAME_CHARACTERS_MAX}}$`,
    maxLength: NAME_CHARACTERS_MAX,
    ...options,
  })
}

/** Twice the longest name that we know. */
const NAME_CHARACTERS_MAX = 100

/** What a person writes, such as the name of a place: in any script, without control characters. */
export function textParam(options: ParamOptions) {
  return Type.String({
    'x-kind': 'text',
    pattern: PRINTED,
    minLength: 1,
    maxLength: TEXT_CHARACTERS_MAX,
    ...options,
  })
}

const TEXT_CHARACTERS_MAX = 200

export function integerParam(options: ParamOptions & { minimum: number; maximum: number }) {
  return Type.Integer({ ...options })
}

export function numberParam(
  options: ParamOptions & { maximum: number } & ({ minimum: number } | { exclusiveMinimum: number }),
) {
  return Type.Number({ ...options })
}

export function booleanParam(options: ParamOptions) {
  return Type.Boolean({ ...options })
}

/** A query string's parameters. */
export type QueryObject = TObject

/** A parameter as an operation publishes it. */
export interface Parameter {
  readonly type?: string
  readonly description?: string
  readonly enum?: readonly string[]
  readonly default?: string | number | boolean
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
  readonly examples?: readonly unknown[]
  readonly 'x-kind'?: string
}

export interface Parameters {
  readonly properties: Readonly<Record<string, Parameter>>
  readonly required: readonly string[]
  /** What beside them must be given. */
  readonly needs: readonly Need[]
}

/** The parameters of an operation, as they are published. */
export function parametersOf(
  { query }: { query(edition: Edition): QueryObject },
  edition: Edition,
): Parameters {
  const {
    properties,
    required = [],
    'x-needs': needs = [],
  } = query(edition) as unknown as Parameters & {
    required?: readonly string[]
    'x-needs'?: readonly Need[]
  }
  return { properties, required, needs }
}

const strict = Type.Unsafe<boolean | 'total'>(
  booleanParam({
    default: false,
    'x-also': ['total'],
    description:
      'With true, unknown parameters are refused, and so is every substitute (an estimate, or a proxy value of another region or year) in any line: 422 no_exact_factor. With total, substitutes are refused only where they change the total.',
  }),
)

/** About the words of a result, and no part of the calculation. */
const lang = Type.Optional(
  tokenParam(LANGUAGES, {
    description:
      'The language of message, detail and explanation: en, the default, or de. Codes, names of fields and data stay as they are.',
  }),
)

/** Forms of the result of a calculation: as JSON, as one value, as a header and a row. */
const CALCULATION_FORMATS = ['json', 'value', 'csv'] as const

/** Of calculations: how the result is presented. `others`: formats of its own. */
export function presentationParams<const Other extends string = never>(others: Record<Other, string>) {
  const said = Object.entries<string>(others).map(([name, what]) => ` ${name}: ${what}`)
  const formats = [...CALCULATION_FORMATS, ...(Object.keys(others) as Other[])]
  return {
    explain: booleanParam({
      default: false,
      description: 'Add explanation: the calculation in sentences, one for each contribution.',
    }),
    equivalents: booleanParam({ default: false, description: 'Include real-world equivalents.' }),
    format: Type.Optional(
      tokenParam(formats, {
        description: `The form of the result: json, the default; value, the kilograms alone as text; csv, a header and one row.${said.join('')} Without it text/plain or text/csv in the header Accept chooses, where it ranks above JSON.`,
      }),
    ),
    field: Type.Optional(
      nameParam({
        description:
          'With format=value alone: another field than co2e_kg, by the name of a column of format=csv, or by its path in the JSON, such as emissions.co2e_grams or meta.edition.',
        examples: ['emissions.co2e_grams'],
      }),
    ),
  }
}

export type PresentationParam = keyof ReturnType<typeof presentationParams>

/** Of an operation that has rows for a spreadsheet. */
export const formatParam = Type.Optional(
  tokenParam(['json', 'csv'], {
    description:
      'The format of the response: json, or csv for spreadsheets. Without it the header Accept decides.',
  }),
)

/** A query string: the given parameters and those that every endpoint has, `strict` and which edition is asked. */
export function querySchema<T extends TProperties>(properties: T, needs: readonly Need[] = []) {
  return editionlessQuery({ ...properties, ...editionParams }, needs)
}

/** Parameters of which one, or several together, must be given: what `required` cannot say. */
export interface Need {
  /** Each a set of names that is enough. */
  readonly anyOf: readonly (readonly string[])[]
  /** The parameter that is missing where none of them is given, and what is told of it. */
  readonly field: string
  readonly message: Message
}

/** The same of a question that is not about one edition. */
export function editionlessQuery<T extends TProperties>(properties: T, needs: readonly Need[] = []) {
  const all = { ...properties, strict, lang }
  const schema = Type.Object(all, {
    additionalProperties: true,
    ...(needs.length > 0 && { 'x-needs': needs }),
  })
  const required = (schema as { required?: string[] }).required ?? []
  const needed = required.filter((name) => !('default' in (all[name] as TSchema)))
  return { ...schema, required: needed } as unknown as TObject<
    T & { strict: typeof strict; lang: typeof lang }
  >
}

/** What a calculation gets: `strict`, `lang`, `gwp` and the choice of an edition are no part of it. */
export type Params<S extends TSchema> = Omit<Static<S>, 'strict' | 'lang' | 'gwp' | EditionParam>
