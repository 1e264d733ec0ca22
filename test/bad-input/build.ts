/** Builders that say what rows of the tables have in common. */
import type { BadRequest } from './bad-request.ts'

export const PATHS = {
  emissions: '/v1/hotel/emissions',
  factors: '/v1/hotel/factors',
  compare: '/v1/hotel/compare',
  fuel: '/v1/fuel/emissions',
  types: '/v1/fuel/types',
}

/** The answer to a bad value of `field`. */
export function invalid(url: string, field: string, says: BadRequest['says'], quotes?: string): BadRequest {
  return {
    url,
    status: 422,
    code: 'validation_error',
    field,
    says,
    ...(quotes !== undefined && { quotes }),
  }
}

/** One request for each value of `field`, put behind `start`, which ends where the parameters go on. */
export function each(
  values: readonly string[],
  start: string,
  field: string,
  says: BadRequest['says'],
): BadRequest[] {
  return values.map((value) =>
    invalid(
      `${start}${field}=${encodeURIComponent(value)}`,
      field,
      says,
      value.trim() === '' ? undefined : value,
    ),
  )
}

/** As `each`, with values that are on the wire as they stand and are no valid percent-encoding. */
export function eachRaw(
  values: readonly string[],
  start: string,
  field: string,
  says: BadRequest['says'],
): BadRequest[] {
  return values.map((value) => invalid(`${start}${field}=${value}`, field, says, value))
}

/** Several parameters are wrong: all are listed with their codes, and one of the messages says `says`. */
export function several(url: string, errors: Record<string, string>, says: BadRequest['says']): BadRequest {
  return { url, status: 422, says, errors }
}
