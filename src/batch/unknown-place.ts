/**
 * In a batch a place that is not found is an error of its row: among thousands of rows nobody would see that a capital
 * was taken instead. One place of the code, so that the parameter on_unknown_place=error can take its place.
 */

import type { Subjects } from '../contract/notices.ts'
import { presentNotices } from '../contract/notices.ts'
import type { Notice } from '../core/notices.ts'
import type { RowProblem } from './row-types.ts'

/** Another place was taken than the one that was named. */
const OTHER_PLACE_TAKEN: ReadonlySet<string> = new Set(['location_not_found', 'place_reduced'])

export function unknownPlace(
  notices: readonly Notice[],
  params: Readonly<Record<string, string>>,
  subjects: Subjects | undefined,
): RowProblem[] {
  const replaced = notices.filter(({ code }) => OTHER_PLACE_TAKEN.has(code))
  return presentNotices(replaced, subjects).map(({ message, field }) => {
    const value = field === undefined ? undefined : params[field]
    return {
      code: 'validation_error',
      message: `Nothing is put in place of a place that is not found: write it otherwise, with its country, or give its code. Without this rule: ${message}`,
      ...(field !== undefined && { field }),
      ...(value !== undefined && { value }),
    }
  })
}
