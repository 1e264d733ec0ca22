/** Why an answer cannot be checked. */

export const REASONS = {
  not_an_answer: 'It is no answer of a calculation.',
  no_request: 'It does not say which question it answers.',
  unknown_request: 'Its question is none of this release.',
  edition_missing: 'Its edition is not here.',
  other_figures: 'Its edition has other figures here: files that were changed, or an overlay.',
  other_engine: 'It was made by another engine, with other figures.',
  other_geography: 'It was made on another geography, with other places or ways.',
  external_service: 'Its places or ways are those of an external road engine or geocoder.',
  refused: 'Its question is refused.',
} as const

export type ReasonCode = keyof typeof REASONS

export interface Reason {
  readonly code: ReasonCode
  /** One or two sentences for a person. */
  readonly message: string
}

export function cannot(code: ReasonCode, message: string): Reason {
  return { code, message }
}
