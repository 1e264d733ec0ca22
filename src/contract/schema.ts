/** Shapes that many answers share. Each has a name in the OpenAPI document. */
import { type Static, type TProperties, type TSchema, Type } from 'typebox'
import { PARTS } from '../core/contribution.ts'

const closed = { additionalProperties: false }
const kg = (description: string) =>
  Type.Number({ minimum: 0, description: `${description}, kg CO2e (at most 3 decimals).` })
const grams = (description: string) => Type.Integer({ minimum: 0, description: `${description}, g CO2e.` })

/** A reference to a named schema that keeps its TypeScript type. */
export function ref<T extends TSchema>(schema: T) {
  return Type.Unsafe<Static<T>>({ $ref: `${(schema as { $id?: string }).$id}#` })
}

/** Options of an object that has these fields and no others. */
const described = (description: string) => ({ ...closed, description })

export const shape = { closed, described, kg, grams }

export const kgUnit = Type.Literal('kg', { description: 'Kilograms of CO2e.' })
export const countryCode = Type.String({ description: 'ISO 3166-1 alpha-2 code of the country.' })
export const countryName = Type.String({ description: 'English name of the country.' })
/** In standards_compliance. */
export const standard = Type.String({
  description: 'What of the standard the answer serves, such as a scope and category.',
})

export const Notice = Type.Object(
  {
    code: Type.String({ description: 'Machine-readable reason.' }),
    severity: Type.Enum(['info', 'warning'], {
      description: 'warning: it bears on how far the figure can be relied on. info: good to know.',
    }),
    message: Type.String({ description: 'One or two sentences for a person.' }),
    is_fallback: Type.Boolean({
      description: 'Something else was taken than what was asked for, or assumed: strict=true refuses it.',
    }),
    field: Type.Optional(Type.String({ description: 'The parameter it is about.' })),
  },
  { $id: 'Notice', ...closed, description: 'What a reader of the result should know about it.' },
)

const GasSplit = Type.Object(
  {
    co2: Type.Number({ minimum: 0, description: 'Weight of carbon dioxide.' }),
    ch4: Type.Number({ minimum: 0, description: 'Weight of methane.' }),
    n2o: Type.Number({ minimum: 0, description: 'Weight of nitrous oxide.' }),
    basis: Type.String({ description: 'Where the three come from.' }),
  },
  { ...closed, description: 'Weights by which the direct total is apportioned to its gases, to the gram.' },
)

const licence = Type.String({ description: 'Under which the publisher lets the figure be used.' })

const trailFields = {
  data_category: Type.Enum(
    [
      'emission_factor',
      'wtt_factor',
      'grid_intensity',
      'td_loss_factor',
      'energy_model',
      'location',
      'distance',
    ],
    { description: 'What kind of figure it is; wtt is well-to-tank, td transmission and distribution.' },
  ),
  name: Type.String({ description: 'What the figure describes, for a person.' }),
  source: Type.String({ description: 'The publisher.' }),
  source_dataset: Type.String({ description: 'Title and edition of the publication.' }),
  year: Type.String({ pattern: '^\\d{4}$', description: 'The year that the figure describes.' }),
  region: Type.String({ description: 'ISO 3166-1 alpha-2 code; ALL when it holds everywhere.' }),
  region_name: Type.String({ description: 'English name of the region.' }),
}

/** What a program needs to make the total again: the sum of factor x quantity over role=factor. */
const roleFields = {
  role: Type.Enum(['factor', 'beside', 'input'], {
    description:
      'factor: in the total. beside: shown, not in the total. input: a share, a loss, a distance, from which a quantity was made.',
  }),
  part: Type.Optional(Type.Enum([...PARTS], { description: 'Which part of the result it is.' })),
  leg: Type.Optional(Type.Integer({ minimum: 0, description: 'Of a chain: its place in route.legs.' })),
  quantity: Type.Optional(
    Type.Number({ minimum: 0, description: 'What the factor is multiplied by, so that kg come out.' }),
  ),
  quantity_unit: Type.Optional(Type.String({ description: 'MWh where the factor is g CO2e per kWh.' })),
  quantity_note: Type.Optional(Type.String({ description: 'How the quantity came about.' })),
  contribution_kg: Type.Optional(
    Type.Number({
      minimum: 0,
      description: 'quantity x factor, kg CO2e to fifteen significant digits; all passengers, both ways.',
    }),
  ),
  method: Type.String({ description: 'The page that says how it is calculated.' }),
}

export const rounding = Type.Object(
  {
    unit_grams: Type.Number({ description: 'What is rounded is a multiple of so many grams.' }),
    times: Type.Integer({ minimum: 1, description: 'How often it counts: passengers, and both ways.' }),
  },
  {
    ...closed,
    description:
      'co2e is the sum of contribution_kg over role=factor, divided by times, rounded to unit_grams half away from zero, times times.',
  },
)

const Limits = {
  low: Type.Number({ minimum: 0, description: 'The lower end, in the unit of the range.' }),
  high: Type.Number({ minimum: 0, description: 'The upper end, in the unit of the range.' }),
}

export const Range = Type.Object(
  {
    ...Limits,
    unit: Type.Enum(['kg', 'g'], { description: 'Of low and high: kilograms or grams of CO2e.' }),
    coverage: Type.Number({ description: 'The share of published figures that should lie inside.' }),
    basis: Type.String({ description: 'What it means, and what is most in doubt.' }),
    parts: Type.Optional(
      Type.Record(Type.String(), Type.Object(Limits, closed), {
        description: 'Of every part that is more than 5 % of the total, by its name in the breakdown.',
      }),
    ),
  },
  {
    $id: 'Range',
    ...closed,
    description: 'Between which figures the result is likely to lie: docs/methods/uncertainty.md.',
  },
)

/** Of a part alone. */
export const PartRange = Type.Object(Limits, { ...closed, description: 'The range of the part, kg CO2e.' })

/** With explain=true. */
export const explanationField = Type.Optional(
  Type.Array(Type.String(), {
    description: 'Present with explain=true: the sum in sentences, made from the trail.',
  }),
)

/** Most results are rounded to the gram, once. */
export const ROUNDED_ONCE = { unit_grams: 1, times: 1 } as const

export const TrailEntry = Type.Object(
  {
    ...trailFields,
    factor: Type.Number({ minimum: 0, description: 'The figure itself, in factor_unit.' }),
    factor_unit: Type.String({ description: 'For example kgCO2e/litre; km for a distance.' }),
    tier: Type.Enum(['exact', 'region', 'global', 'estimate', 'user'], {
      description:
        'How close the figure is to the question: published for it, borrowed from another region or year, global, estimated, or brought by the operator.',
    }),
    factor_id: Type.String({ description: 'The row in the data edition.' }),
    licence,
    gas_split: Type.Optional(GasSplit),
    boundary: Type.Optional(
      Type.Enum(['life_cycle', 'direct'], {
        description: 'Of a grid intensity: with upstream and plant manufacture, or combustion only.',
      }),
    ),
    note: Type.Optional(
      Type.String({ description: 'How the figure was derived, where it is not published as it stands.' }),
    ),
    source_url: Type.Optional(Type.String({ description: 'Where the publication is found.' })),
    document_year: Type.Optional(
      Type.String({ pattern: '^\\d{4}$', description: 'The year of the publication.' }),
    ),
    ...roleFields,
  },
  { $id: 'SourceTrailEntry', ...closed, description: 'One published figure that the result rests on.' },
)

export const DatasetTrailEntry = Type.Object(
  { ...trailFields, licence },
  { $id: 'DatasetTrailEntry', ...closed, description: 'One publication that the items of a list rest on.' },
)

const Equivalent = Type.Object(
  {
    value: Type.Number({ minimum: 0, description: 'How many of what the label names.' }),
    label: Type.String({ description: 'What is counted, with the unit value and its publisher.' }),
  },
  {
    ...closed,
    description:
      'With one decimal, six where the emissions are in grams; the label names the unit value and its publisher.',
  },
)

export const Equivalents = Type.Record(Type.String({ pattern: '^[a-z_]+$' }), Equivalent, {
  $id: 'Equivalents',
  description: 'Present with equivalents=true: trees_yearly, driving_km, smartphone_charges, flight_km.',
})

/** What nearly every answer has. */
export const sourceTrail = Type.Array(ref(TrailEntry), {
  description: 'Every published figure that the result rests on, and what was made of it.',
})
export const datasetTrail = Type.Array(ref(DatasetTrailEntry), {
  description: 'The publications that the list rests on.',
})
export const notices = Type.Array(ref(Notice), {
  description: 'What a reader should know; empty when there is nothing.',
})

export const metaFields = {
  edition: Type.String({ description: 'The data edition.' }),
  edition_hash: Type.String({
    pattern: '^[0-9a-f]{12}$',
    description: 'First 12 hex digits of the SHA-256 over its files.',
  }),
  release: Type.String({ description: 'The version of the service.' }),
  engine: Type.String({ description: 'The version of the arithmetic.' }),
  geography_hash: Type.Optional(
    Type.String({
      pattern: '^[0-9a-f]{12}$',
      description:
        'Where places or routes were used: first 12 hex digits of the SHA-256 over everything they are made of.',
    }),
  ),
  request: Type.String({
    description:
      'Path and query from which the answer can be made again: defaults filled in, the edition by its name.',
  }),
  newer_edition: Type.Optional(
    Type.String({
      description: 'The edition of a later year, where there is one and the request names no edition.',
    }),
  ),
  calculated_at: Type.String({
    format: 'date-time',
    pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$',
    description: 'The only field that differs between two answers to the same question.',
  }),
}

/** What every answer says about how it can be made again. */
export type AnswerMeta = Static<ReturnType<typeof Type.Object<typeof metaFields>>>

export const methodology = Type.String({ description: 'How the result is calculated, in a sentence.' })
export const factorsYear = Type.Integer({
  description: 'The year of the factors: that of the main one, or of the edition.',
})
export const standardsMet = described('By the name of each standard that the answer serves.')
export const metaOptions = described('How the answer was made, and how it can be made again.')

/** Calculations: what determines their numbers and which standards they follow. */
export function metaSchema(standards: Record<string, TSchema>) {
  return Type.Object(
    {
      methodology,
      emission_factors_year: factorsYear,
      standards_compliance: Type.Object(standards, standardsMet),
      ...metaFields,
    },
    metaOptions,
  )
}

export const calculationId = Type.String({
  format: 'uuid',
  description:
    'UUID (version 8) over everything that determines the numbers: the same question to the same edition has the same id on any machine.',
})

/** The `data` of an answer to one question. */
export function answerData<Kind extends string, T extends TProperties>(kind: Kind, attributes: T) {
  return Type.Object(
    {
      type: Type.Literal(kind, { description: 'What kind of answer it is.' }),
      id: calculationId,
      attributes: Type.Object(attributes, described('The answer itself.')),
    },
    described('The one answer to the question.'),
  )
}

export const gwpMethod = Type.Enum(['ipcc_ar4_gwp100', 'ipcc_ar5_gwp100', 'ipcc_gwp100'], {
  description:
    'The GWP set that the publisher states; ipcc_gwp100 where it names none, for estimates and for mixtures.',
})
