/** Shapes that the answers of the catalogue share. */
import { type Static, type TSchema, Type } from 'typebox'
import { ref } from '../../contract/schema.ts'
import { shape } from '../../contract/shape.ts'

const { closed, oneOf, text } = shape

export const orNull = <T extends TSchema>(schema: T, description: string) =>
  Type.Union([schema, Type.Null()], { description })

const gas = (name: string) => orNull(Type.Number(), `kg CO2e of ${name} per unit.`)

export const TierName = oneOf(
  ['exact', 'region', 'global', 'estimate', 'user'],
  'Data quality of the row: a published value, a value of another region or year, global, estimated, or added by the operator. For a country that it does not describe, the quality of a result is lower.',
)

export const domain = text('What it is about: hotel, travel; basis: tables that all domains use.')

export const factorFields = {
  factor_id: text('The row: the same in every edition that has it.'),
  domain,
  table: text('The table of the data edition.'),
  name: text("The publisher's words where the table has them, else ours."),
  publisher_row: orNull(Type.String(), 'The row as its publisher calls it.'),
  figure: Type.String({
    pattern: '^-?\\d+(\\.\\d+)?$',
    description: 'The value digit for digit, as in the table.',
  }),
  factor: Type.Number({ description: 'The same as a number.' }),
  unit: orNull(Type.String(), 'The unit of the value.'),
  gases: orNull(
    Type.Object({ co2: gas('CO2'), ch4: gas('CH4'), n2o: gas('N2O') }, closed),
    'The three gases of the value, where its publisher gives them.',
  ),
  gwp: orNull(Type.String(), 'The GWP set that the publisher states.'),
  boundary: orNull(Type.String(), 'The system boundary of the value.'),
  country_code: orNull(Type.String({ pattern: '^[A-Z]{2}$' }), 'The country that it describes.'),
  year: orNull(Type.Integer(), 'The year that it describes.'),
  tier: TierName,
  source_id: orNull(Type.String(), 'The publication: GET /v1/sources/{source_id}.'),
  publisher: orNull(Type.String(), 'Who published it.'),
}

export const FactorItem = Type.Object(factorFields, {
  $id: 'FactorItem',
  ...closed,
  description: 'A row of the factor tables.',
})
export type FactorItem = Static<typeof FactorItem>

export const sourceFields = {
  source_id: text('The publication, by its id here.'),
  publisher: text('Who published it.'),
  title: text('Its title.'),
  edition: orNull(Type.String(), 'As the publisher calls it: a year, a release.'),
  year: orNull(Type.Integer(), 'The year of the document.'),
  licence: text('Under which it may be used.'),
  attribution: orNull(Type.String(), 'The attribution that the licence requires.'),
  url: orNull(Type.String(), 'Its address.'),
  date_read: orNull(
    Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    'The day on which it was read, where known.',
  ),
  read_from: orNull(Type.String(), "The copy that was read, where it is not the publisher's."),
  sha256: orNull(
    Type.String({ pattern: '^[0-9a-f]{64}$' }),
    'SHA-256 of the file that was read, where known.',
  ),
}

export const SourceFields = Type.Object(sourceFields, {
  $id: 'SourceFields',
  ...closed,
  description: 'A publication, and how it was read.',
})
export type SourceFields = Static<typeof SourceFields>

const UseItem = Type.Object(
  {
    domain,
    endpoint: text('Its path.'),
    title: text('What it calculates.'),
  },
  { $id: 'UseItem', ...closed, description: 'An endpoint that uses it.' },
)

export const usedFor = Type.Array(ref(UseItem), { description: 'What it is used for.' })

/** Those that the OpenAPI document has under a name of their own, beside the answers. */
export const catalogueSchemas = [FactorItem, SourceFields, UseItem]
