/** What strict=true refuses. */
import type { Notice } from '../core/notices.ts'
import { ApiError, type Problem } from './errors.ts'

/** Throws no_exact_factor naming every fallback, if there is one. */
export function refuseFallbacks(fallbacks: readonly Notice[]): void {
  const problems = fallbacks.map(
    ({ message, subject: field }): Problem => ({
      code: 'no_exact_factor',
      message: `With strict=true: ${message}`,
      ...(field !== undefined && { field }),
    }),
  )
  const [first, ...more] = problems
  if (first) throw new ApiError(first, ...more)
}

/** A place assumed, a server that did not answer, a distance borrowed from another mode: all are warnings. */
export function warningsOf(notices: readonly Notice[]): Notice[] {
  return notices.filter(({ severity }) => severity === 'warning')
}
