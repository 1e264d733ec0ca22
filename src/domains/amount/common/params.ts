/** Parameters that domains of this kind have alike. */
import { type TUnsafe, Type } from 'typebox'
import { nameParam, numberParam, type TokenOptions, tokenParam } from '../../../contract/params/schema.ts'

type Limits = readonly [minimum: number, maximum: number]

/** A number that must be given. */
export function amountParam(description: string, [minimum, maximum]: Limits, example: number) {
  return numberParam({ minimum, maximum, description, examples: [example] })
}

/** A number that need not be given. */
export const optionalAmount = (description: string, limits: Limits, example: number) =>
  Type.Optional(amountParam(description, limits, example))

/** The name of something: see names.ts. */
export const namedParam = (description: string, example: string) =>
  nameParam({ description, examples: [example] })

/** One of a list of lower-case words, typed as one of them. */
export function choiceParam<const Value extends string>(
  values: readonly Value[],
  options: TokenOptions & { default: Value },
): TUnsafe<Value> {
  return Type.Unsafe<Value>(tokenParam(values, options))
}
