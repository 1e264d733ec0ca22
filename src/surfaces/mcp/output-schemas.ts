/** Shapes of arguments and structured answers: small, for a model pays for each. Fields are described by their names. */
import type { ObjectSchema } from './tool.ts'

const text = { type: 'string' }
const number = { type: 'number' }

/** All fields required but those named. Others may be there too. */
export function object(
  properties: Readonly<Record<string, object>>,
  optional: readonly string[] = [],
): ObjectSchema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name))
  return { type: 'object', properties, required }
}

/** The same, and nothing else. */
export function closedObject(
  properties: Readonly<Record<string, object>>,
  optional: readonly string[] = [],
): ObjectSchema {
  return { ...object(properties, optional), additionalProperties: false }
}

export const list = (items: object) => ({ type: 'array', items })

const ANY_OBJECT = { type: 'object' }

export const SHORT_ANSWER = {
  type: text,
  co2e: number,
  unit: { enum: ['kg', 'g'] },
  range: object({ low: number, high: number }),
  tier: {
    ...text,
    description: 'Data quality of the total: exact, user, region, global or estimate.',
  },
  quality: { type: ['object', 'null'] },
  lines: {
    ...list(ANY_OBJECT),
    description: 'To report. co2e null: not determined, never 0.',
  },
  edition: text,
  route: { ...ANY_OBJECT, description: 'Places and distance used.' },
  notices: { ...list(ANY_OBJECT), description: 'Tell the user; is_fallback: something was assumed.' },
  sources: list(ANY_OBJECT),
  id: text,
  request: { ...text, description: 'For explain_answer and verify_answer.' },
  resource: { ...text, description: 'The whole result.' },
}

export const SHORT_ANSWER_OPTIONAL = ['route']

export { ANY_OBJECT, number, text }
