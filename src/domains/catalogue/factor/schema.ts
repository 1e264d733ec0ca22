import { type Static, Type } from 'typebox'
import { formatParam, nameParam, querySchema } from '../../../contract/params/schema.ts'
import { calculationId, metaFields, Notice, ref, shape } from '../../../contract/schema.ts'
import { factorFields, orNull, SourceFields, TierName, usedFor } from '../schema.ts'

const { closed } = shape

export const FactorQuery = querySchema({
  factor_id: nameParam({
    description: 'The id of a row, as factor_id in the source trail of every answer.',
    examples: ['hotel-GB'],
  }),
  format: formatParam,
})

const Figure = Type.Object(
  {
    name: Type.String({ description: 'Its column.' }),
    figure: Type.String(),
    factor: Type.Number(),
    unit: orNull(Type.String(), 'What it counts.'),
  },
  closed,
)

const { figure, factor, unit, gases, gwp, publisher_row, year, source_id } = factorFields

const HistoryEntry = Type.Object(
  {
    edition: Type.String(),
    edition_year: Type.Integer({ description: 'The year of activity that the edition is for.' }),
    figure,
    factor,
    unit,
    gases,
    gwp,
    publisher_row,
    year,
    tier: TierName,
    source_id,
  },
  { ...closed, description: 'The row in one edition.' },
)

export const FactorAnswer = Type.Object(
  {
    data: Type.Object(
      {
        type: Type.Literal('factor'),
        id: calculationId,
        attributes: Type.Object(
          {
            ...factorFields,
            other_figures: Type.Array(Figure, { description: 'Further figures of the row.' }),
            derivation: orNull(
              Type.String(),
              'How the figure was made or what it rests on; null where it stands in the publication as it is.',
            ),
            range: orNull(
              Type.Object({ low: Type.Number(), high: Type.Number() }, closed),
              'In the unit of the figure, where the table has one.',
            ),
            source: orNull(ref(SourceFields), 'The publication.'),
            row: Type.Object(
              {
                file: Type.String({ description: 'In the data of this release.' }),
                line: Type.Integer({ minimum: 1 }),
                columns: Type.Record(Type.String(), Type.String(), {
                  description: 'The cells of the row as they are written.',
                }),
              },
              closed,
            ),
            used_for: usedFor,
            history: Type.Array(HistoryEntry, {
              description: 'The row in every edition that has it, the oldest first.',
            }),
            notices: Type.Array(ref(Notice)),
          },
          closed,
        ),
      },
      closed,
    ),
    meta: Type.Object({ methodology: Type.String(), ...metaFields }, closed),
  },
  { $id: 'FactorAnswer', ...closed },
)
export type FactorAnswer = Static<typeof FactorAnswer>
