/** Parameters that domains of this kind have alike. */
import { Type } from 'typebox'
import { nameParam, numberParam, tokenParam } from '../../../contract/params/schema.ts'

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

/** One of a list of lower-case words. */
export const choiceParam = tokenParam
