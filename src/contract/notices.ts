/** Notices as the contract has them, and what strict=true makes of them. */
import type { Static } from 'typebox'
import type { Notice } from '../core/notices.ts'
import { ApiError, type Problem } from './errors.ts'
import type { Notice as NoticeSchema } from './schema.ts'

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
