/** A verification in the words of the contract. */

import type { Context } from '../../contract/operation.ts'
import { shortened } from '../../contract/quote.ts'
import { zuluNow } from '../../contract/timestamp.ts'
import { calculationId, ENGINE_VERSION } from '../../engine/identity.ts'
import { ENGLISH, type Language } from '../../messages/locale.ts'
import { textOf } from '../../messages/messages.ts'
import type { Difference } from './differences.ts'
import type { Reason } from './reasons.ts'
import type { Json } from './recorded.ts'
import type { VerificationAnswer } from './schema.ts'
import type { Verification } from './verify.ts'

const LISTED_MAX = 100
/** Of a list or object that stands as one difference. */
const VALUE_CHARACTERS_MAX = 200

/** `text`: the answer as it was handed in, which the id of the verification is made of. */
export function presentVerification(
  { release, sha256 }: Context,
  text: string,
  { verdict, reason, remarks, differences, answer, again }: Verification,
  language: Language = ENGLISH,
): VerificationAnswer {
  const request = again?.request ?? answer?.request
  const editions = {
    ...(answer?.edition !== undefined && { answer: answer.edition }),
    ...(again?.edition !== undefined && { again: again.edition }),
  }
  const identity = { text: sha256(text), again: again?.id ?? '' }
  return {
    data: {
      type: 'verification',
      id: calculationId(sha256, {
        kind: 'verification',
        editionHash: again?.editionHash ?? '',
        input: identity,
      }),
      attributes: {
        verdict,
        ...(reason && { reason: presentReason(reason, language) }),
        ...(request !== undefined && { request }),
        edition: editions,
        differences: factorsFirst(differences).slice(0, LISTED_MAX).map(presentDifference),
        total_differences: differences.length,
        remarks: remarks.map((remark) => textOf(remark, language)),
      },
    },
    meta: { release, engine: ENGINE_VERSION, checked_at: zuluNow() },
  }
}

const presentReason = ({ code, key, values }: Reason, language: Language) => ({
  code,
  key,
  values: { ...values },
  message: textOf({ key, values }, language),
})

/** Values of factors explain the others. */
export function factorsFirst(differences: readonly Difference[]): Difference[] {
  const weight = ({ factor, field }: Difference) => (factor === undefined || !FACTOR.test(field) ? 1 : 0)
  return [...differences].sort((a, b) => weight(a) - weight(b))
}

/** A factor's own value, or all of its row in the trail. */
const FACTOR = /\.factor$|\]$/

function presentDifference({ field, answer, again, factor }: Difference) {
  return {
    field,
    ...(answer !== undefined && { answer: shown(answer) }),
    ...(again !== undefined && { again: shown(again) }),
    ...(factor && { factor_id: factor.id }),
    ...(factor?.name !== undefined && { factor_name: factor.name }),
    ...(factor?.unit !== undefined && { factor_unit: factor.unit }),
  }
}

/** Lists and objects as JSON, cut. */
export function shown(value: Json): null | boolean | number | string {
  if (typeof value === 'object' && value !== null)
    return shortened(JSON.stringify(value), VALUE_CHARACTERS_MAX)
  return typeof value === 'string' ? shortened(value, VALUE_CHARACTERS_MAX) : value
}
