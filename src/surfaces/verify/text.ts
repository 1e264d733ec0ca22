/** A result that is handed in as a text, and its verification as JSON. */
import { nameGivenTwice } from '../../api/request/json-keys.ts'
import type { Context } from '../../contract/operation.ts'
import { ApiError } from '../../engine/errors.ts'
import { ENGLISH, type Language } from '../../messages/locale.ts'
import { presentVerification } from './present.ts'
import { readRecorded } from './recorded.ts'
import { EMPTY, NO_ANSWER, nameTwice, noJson } from './refusals.ts'
import { verify } from './verify.ts'

/** Its nesting is bounded by whoever has read it. Rejects with an ApiError for what is no result. */
export async function verifiedText(
  context: Context,
  text: string,
  language: Language = ENGLISH,
): Promise<string> {
  const verification = await verify(context, parsed(text))
  return JSON.stringify(presentVerification(context, text, verification, language))
}

/** The answer that the text is. */
function parsed(text: string): unknown {
  if (text.trim() === '') throw new ApiError(EMPTY)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new ApiError(noJson(error))
  }
  const twice = nameGivenTwice(text, value)
  if (twice !== undefined) throw new ApiError(nameTwice(twice))
  if (readRecorded(value) === undefined) throw new ApiError(NO_ANSWER)
  return value
}
