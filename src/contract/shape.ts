/** The words in which schemas of answers are written: each with its description. */
import { type TProperties, Type } from 'typebox'

const closed = { additionalProperties: false }
const kg = (description: string) =>
  Type.Number({ minimum: 0, description: `${description}, kg CO2e (at most 3 decimals).` })
const grams = (description: string) => Type.Integer({ minimum: 0, description: `${description}, g CO2e.` })

/** Options of an object that has these fields and no others. */
const described = (description: string) => ({ ...closed, description })

const text = (description: string) => Type.String({ description })
const yesNo = (description: string) => Type.Boolean({ description })
const whole = (description: string) => Type.Integer({ description })
const literal = <T extends string | number>(value: T, description: string) =>
  Type.Literal(value, { description })
const oneOf = <T extends string>(values: readonly T[], description: string) =>
  Type.Enum([...values], { description })
/** Zero or more. */
const amount = (description: string) => Type.Number({ minimum: 0, description })
const count = (description: string) => Type.Integer({ minimum: 0, description })
const object = <T extends TProperties>(description: string, properties: T) =>
  Type.Object(properties, described(description))

export const shape = {
  closed,
  described,
  kg,
  grams,
  text,
  literal,
  oneOf,
  yesNo,
  whole,
  amount,
  count,
  object,
}
