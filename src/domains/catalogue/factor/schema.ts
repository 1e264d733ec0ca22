import { type Static, Type } from 'typebox'
import { formatParam, nameParam, querySchema } from '../../../contract/params/schema.ts'
import { answerData, metaFields, metaOptions, methodology, notices, ref } from '../../../contract/schema.ts'
import { shape } from '../../../contract/shape.ts'
import { factorFields, orNull, SourceFields, TierName, usedFor } from '../schema.ts'

const { closed, object, text, whole } = shape

export const FactorQuery = querySchema({
  factor_id: nameParam({
    description: 'The id of a row, as factor_id in the source trail of every answer.',
    examples: ['hotel-GB'],
  }),
  format: formatParam,
})

const Figure = Type.Object(
  {
    name: text('Its column.'),
    figure: text('Digit for digit, as the table has it.'),
    factor: Type.Number({ description: 'The same as a number.' }),
    unit: orNull(Type.String(), 'What it counts.'),
  },
  closed,
)

const { figure, factor, unit, gases, gwp, publisher_row, year, source_id } = factorFields

const HistoryEntry = object('The row in one edition.', {
  edition: text('The name of the edition.'),
  edition_year: whole('The year of activity that the edition is for.'),
  figure,
  factor,
  unit,
  gases,
  gwp,
  publisher_row,
  year,
  tier: TierName,
  source_id,
})

export const FactorAnswer = Type.Object(
  {
    data: answerData('factor', {
      ...factorFields,
      other_figures: Type.Array(Figure, { description: 'Further values of the row.' }),
      derivation: orNull(Type.String(), 'How the value was derived; null where it is published as it is.'),
      range: orNull(
        Type.Object(
          {
            low: Type.Number({ description: 'The lower end.' }),
            high: Type.Number({ description: 'The upper end.' }),
          },
          closed,
        ),
        'In the unit of the value, where the table has one.',
      ),
      source: orNull(ref(SourceFields), 'The publication.'),
      row: object('Where to find the row.', {
        file: text('In the data of this release.'),
        line: Type.Integer({ minimum: 1, description: 'The line of the file.' }),
        columns: Type.Record(Type.String(), Type.String(), {
          description: 'The cells of the row as they are written.',
        }),
      }),
      used_for: usedFor,
      history: Type.Array(HistoryEntry, {
        description: 'The row in every edition that has it, the oldest first.',
      }),
      notices,
    }),
    meta: Type.Object({ methodology, ...metaFields }, metaOptions),
  },
  { $id: 'FactorAnswer', ...closed },
)
export type FactorAnswer = Static<typeof FactorAnswer>
