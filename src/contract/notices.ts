/** Notices as the contract has them, and what strict=true makes of them. */
import type { Static } from 'typebox'
import { tierOf } from '../engine/assumption.ts'
import { ApiError, problem } from '../engine/errors.ts'
import type { Notice } from '../engine/notices.ts'
import type { Language } from '../messages/locale.ts'
import { detailOf, textOf } from '../messages/messages.ts'
import type { Notice as NoticeSchema } from './schema.ts'
import type { Figure } from './template.ts'

export type PresentedNotice = Static<typeof NoticeSchema>

/** Names of parameters by the subjects of notices; a subject that is not there is itself a parameter. */
export type Subjects = Readonly<Record<string, string>>

export function presentNotices(
  notices: readonly Notice[],
  subjects: Subjects = {},
  language?: Language,
): PresentedNotice[] {
  return notices.map((notice) => {
    const { code, severity, key, values, subject, isFallback = false, reported } = notice
    const tier = reported && tierOf(notice)
    const detail = detailOf(notice, language)
    return {
      code,
      severity,
      key,
      values,
      message: textOf(notice, language),
      ...(detail !== undefined && { detail }),
      ...(reported && { lines: [...reported.lines] }),
      ...(tier !== undefined && { tier }),
      is_fallback: isFallback,
      ...(subject !== undefined && { field: nameOf(subject, subjects) }),
    }
  })
}

/** A subject may be a name that the client wrote: `constructor` is no entry of the subjects. */
function nameOf(subject: string, subjects: Subjects): string {
  return (Object.hasOwn(subjects, subject) ? subjects[subject] : undefined) ?? subject
}

/** What of notices differs with the amounts of a request, one after another: their words and these values. */
export function figuresIn(notices: readonly Notice[], language?: Language): Figure[] {
  return notices.flatMap((notice) => {
    if (notice.byAmount === undefined) return []
    const numbers = notice.byAmount.map((name) => notice.values[name] as number)
    return [textOf(notice, language), detailOf(notice, language) ?? '', ...numbers]
  })
}

/** The same notices as a response has them, with gaps in the places of these figures. */
export function presentWithGaps(
  notices: readonly Notice[],
  next: () => unknown,
  subjects?: Subjects,
  language?: Language,
): PresentedNotice[] {
  return presentNotices(notices, subjects, language).map((presented, at) => {
    const { byAmount } = notices[at] as Notice
    if (byAmount === undefined) return presented
    const [message, detail] = [next() as string, next() as string]
    const values = Object.fromEntries(byAmount.map((name) => [name, next()])) as Notice['values']
    const withDetail = presented.detail === undefined ? {} : { detail }
    return { ...presented, message, ...withDetail, values: { ...presented.values, ...values } }
  })
}

/** What a request wants free of substitutes: nothing, every line that it reports, or its total. */
export type Strictness = boolean | 'total'

/** Throws no_exact_factor naming every fallback that a strict request refuses, with its lines, if there is one. */
export function refuseFallbacks(
  strict: Strictness,
  notices: readonly Notice[],
  subjects: Subjects = {},
): void {
  if (strict === false) return
  const [first, ...more] = notices
    .filter(({ isFallback, reported }) => isFallback && !(strict === 'total' && reported?.isBesideTotal))
    .map(({ key, values, subject, reported }) =>
      problem(
        'no_exact_factor.strict',
        {
          notice: { key, values },
          strictness: String(strict),
          has_lines: reported !== undefined && reported.lines.length > 0,
          lines_touched: reported?.labels ?? [],
        },
        subject === undefined ? {} : { field: nameOf(subject, subjects) },
      ),
    )
  if (first) throw new ApiError(first, ...more)
}
