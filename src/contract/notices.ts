/** Notices as the contract has them, and what strict=true makes of them. */
import type { Static } from 'typebox'
import { ApiError, type Problem } from '../engine/errors.ts'
import type { Notice } from '../engine/notices.ts'
import type { Notice as NoticeSchema } from './schema.ts'
import { words } from './template.ts'

export type PresentedNotice = Static<typeof NoticeSchema>

/** Names of parameters by the subjects of notices; a subject that is not there is itself a parameter. */
export type Subjects = Readonly<Record<string, string>>

export function presentNotices(notices: readonly Notice[], subjects: Subjects = {}): PresentedNotice[] {
  return notices.map(({ code, severity, message, subject, isFallback = false }) => ({
    code,
    severity,
    message,
    is_fallback: isFallback,
    ...(subject !== undefined && { field: nameOf(subject, subjects) }),
  }))
}

/** A subject may be a name that the client wrote: `constructor` is no entry of the subjects. */
function nameOf(subject: string, subjects: Subjects): string {
  return (Object.hasOwn(subjects, subject) ? subjects[subject] : undefined) ?? subject
}

/** The numbers in the messages that go with the amounts of a request, one after another. */
export function numbersIn(notices: readonly Notice[]): number[] {
  const numbers: number[] = []
  for (const { pieces } of notices) {
    for (const piece of pieces ?? []) if (typeof piece === 'number') numbers.push(piece)
  }
  return numbers
}

/** The same notices with other numbers in them. */
export function withNumbers(notices: readonly Notice[], numbers: readonly number[]): Notice[] {
  let at = 0
  const piece = (one: string | number) => (typeof one === 'string' ? one : (numbers[at++] as number))
  return notices.map((one) => (one.pieces ? { ...one, message: words(...one.pieces.map(piece)) } : one))
}

/** With strict=true: throws no_exact_factor naming every fallback, if there is one. */
export function refuseFallbacks(notices: readonly Notice[], subjects: Subjects = {}): void {
  const fallbacks = notices.filter(({ isFallback }) => isFallback)
  const [first, ...more] = presentNotices(fallbacks, subjects).map(
    ({ message, field }): Problem => ({
      code: 'no_exact_factor',
      message: `With strict=true: ${message}`,
      ...(field !== undefined && { field }),
    }),
  )
  if (first) throw new ApiError(first, ...more)
}
