/** The parameters that choose the edition of a calculation, shared by all operations: at most one of them is given. */
import { Type } from 'typebox'

/** They say which data is asked, and are no part of the question itself. */
export const editionParams = {
  year: Type.Optional(
    Type.Integer({
      minimum: 2000,
      maximum: 2100,
      description:
        'The year of activity: the latest revision of the edition for it. GET /v1/editions lists the years.',
      examples: [2024],
    }),
  ),
  edition: Type.Optional(
    Type.String({
      pattern: '^\\d{4}(\\.\\d+)?$',
      maxLength: 10,
      description:
        'A data edition by its name, such as 2024.1, which is frozen; a year alone is its latest revision.',
      examples: ['2024.1'],
    }),
  ),
  as_of: Type.Optional(
    Type.String({
      pattern: '^\\d{4}-\\d{2}-\\d{2}$',
      maxLength: 10,
      description: 'A day (UTC): the edition that was the default on it.',
      examples: ['2026-12-01'],
    }),
  ),
}

export type EditionParam = keyof typeof editionParams

export const EDITION_PARAMS = Object.keys(editionParams) as readonly EditionParam[]
