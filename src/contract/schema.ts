/** Shapes that many answers share. Each has a name in the OpenAPI document. */
import { type Static, type TProperties, type TSchema, Type } from 'typebox'
import { GWP_SETS } from '../engine/trail.ts'
import { lineFields, tierName } from './line-schema.ts'
import { shape } from './shape.ts'

/** A reference to a named schema that keeps its TypeScript type. */
export function ref<T extends TSchema>(schema: T) {
  return Type.Unsafe<Static<T>>({ $ref: `${(schema as { $id?: string }).$id}#` })
}

const { amount, closed, count, described, grams, kg, literal, object, oneOf, text, whole, yesNo } = shape

export const kgUnit = literal('kg', 'Kilograms of CO2e.')
export const countryCode = text('ISO 3166-1 alpha-2 code of the country.')
export const countryName = text('English name of the country.')
/** In standards_compliance. */
export const standard = text('What of the standard the answer serves, such as a scope and category.')

export const Notice = Type.Object(
  {
    code: text('Machine-readable reason.'),
    severity: oneOf(['info', 'warning'], 'warning: it affects how reliable the result is. info: a note.'),
    key: text('The variant of the code: which message it is, such as location_assumed.grid.'),
    values: Type.Record(Type.String(), Type.Unknown(), {
      description: 'The values in the message by name, with the unit in the name.',
    }),
    message: text('One sentence for a person, in the language of lang.'),
    detail: Type.Optional(text('More about it, for a person.')),
    lines: Type.Optional(
      Type.Array(Type.Integer({ minimum: 0 }), {
        description:
          'Of a calculation: the lines in emissions.lines that it touches, by their places from 0.',
      }),
    ),
    tier: Type.Optional(tierName('The best tier that these lines can then have.')),
    is_fallback: yesNo('Something was assumed or replaced: strict=true refuses it.'),
    field: Type.Optional(text('The parameter it is about.')),
  },
  { $id: 'Notice', ...closed, description: 'What a reader of the result should know about it.' },
)

const GasSplit = object('Weights by which the direct total is apportioned to its gases, to the gram.', {
  co2: amount('Weight of carbon dioxide.'),
  ch4: amount('Weight of methane.'),
  n2o: amount('Weight of nitrous oxide.'),
  basis: text('Where the three come from.'),
})

/** Parts of results, of all domains. */
const COMPONENTS = [
  'direct',
  'wtt',
  'td_losses',
  'operational',
  'embodied',
  'supply',
  'treatment',
  'equipment',
  'heating',
  'supply_chain',
  'market_based',
  'biogenic_co2',
  'fossil_co2_in_biofuel',
  'with_radiative_forcing',
  'without_radiative_forcing',
  'other_publication',
]

const licence = text('Under which the publisher lets the figure be used.')

const trailFields = {
  data_category: oneOf(
    [
      'emission_factor',
      'wtt_factor',
      'grid_intensity',
      'td_loss_factor',
      'energy_model',
      'location',
      'distance',
    ],
    'What kind of figure it is; wtt is well-to-tank, td transmission and distribution.',
  ),
  name: text('What the figure describes, for a person.'),
  source: text('The publisher.'),
  source_dataset: text('Title and edition of the publication.'),
  year: Type.String({ pattern: '^\\d{4}$', description: 'The year that the figure describes.' }),
  region: text('ISO 3166-1 alpha-2 code; ALL when it holds everywhere.'),
  region_name: text('English name of the region.'),
}

const publicationFields = {
  source_url: Type.Optional(text('Where the publication is found.')),
  document_year: Type.Optional(
    Type.String({ pattern: '^\\d{4}$', description: 'The year of the publication.' }),
  ),
}

/** What a program needs to make the total again: the sum of factor x quantity over role=factor. */
const roleFields = {
  role: oneOf(
    ['factor', 'beside', 'input'],
    'factor: in the total. beside: shown, not in the total. input: a share, a loss, a distance, from which a quantity was made.',
  ),
  part: Type.Optional(oneOf(COMPONENTS, 'Which part of the result it is.')),
  leg: Type.Optional(count('Of a chain: its place in route.legs.')),
  quantity: Type.Optional(amount('What the factor is multiplied by, so that kg come out.')),
  quantity_unit: Type.Optional(text('MWh where the factor is g CO2e per kWh.')),
  quantity_note: Type.Optional(text('How the quantity came about.')),
  contribution_kg: Type.Optional(
    amount('quantity x factor, kg CO2e to fifteen significant digits; all passengers, both ways.'),
  ),
  lines: Type.Optional(
    Type.Array(
      object('A line that has something of it.', {
        line: count('Its place in emissions.lines.'),
        share: amount('The share of contribution_kg that it has.'),
      }),
      { description: 'Of role=factor and role=beside.' },
    ),
  ),
  scales: Type.Optional(
    Type.Array(Type.Integer({ minimum: 0 }), {
      description:
        'Of role=input: the entries of source_trail whose quantity it scales, by their places from 0. Their tier is its own at best. An activity, such as a distance, has none.',
    }),
  ),
  method: text('The page that says how it is calculated.'),
}

export const rounding = object(
  'co2e is the sum of contribution_kg over role=factor, divided by times, rounded to unit_grams half away from zero, times times.',
  {
    unit_grams: Type.Number({ description: 'What is rounded is a multiple of so many grams.' }),
    times: Type.Integer({ minimum: 1, description: 'How often it counts: passengers, and both ways.' }),
  },
)

const Limits = {
  low: amount('The lower end, in the unit of the range.'),
  high: amount('The upper end, in the unit of the range.'),
}

export const Range = Type.Object(
  {
    ...Limits,
    unit: oneOf(['kg', 'g'], 'Of low and high: kilograms or grams of CO2e.'),
    coverage: Type.Union([Type.Number(), Type.Null()], {
      description:
        'The share of published values that lie inside such ranges, where it was measured: 20 values or more, of three or more publishers. Null where it was not, or where own factors of the operator have no range: low and high then show our judgement, or the other uncertainties only.',
    }),
    measured: Type.Object(
      {
        n: Type.Integer({ minimum: 0, description: 'Published values that were compared.' }),
        inside: Type.Integer({ minimum: 0, description: 'How many of them are inside their range.' }),
        publishers: Type.Integer({ minimum: 0, description: 'How many publishers they are of.' }),
      },
      {
        ...closed,
        description: 'What was compared with ranges of this class of results: docs/calibration.md.',
      },
    ),
    basis: text('What it means, and what is most in doubt.'),
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
export const PartRange = object('The range of the part, kg CO2e.', Limits)

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
    factor: amount('The figure itself, in factor_unit.'),
    factor_unit: text('For example kgCO2e/litre; km for a distance.'),
    tier: oneOf(
      ['exact', 'region', 'global', 'estimate', 'user'],
      'How close the figure is to the question: published for it, borrowed from another region or year, global, estimated, or brought by the operator.',
    ),
    factor_id: text('The row in the data edition.'),
    licence,
    gas_split: Type.Optional(GasSplit),
    boundary: Type.Optional(
      oneOf(
        ['life_cycle', 'direct'],
        'Of a grid intensity: with upstream and plant manufacture, or combustion only.',
      ),
    ),
    note: Type.Optional(text('How the figure was derived, where it is not published as it stands.')),
    ...publicationFields,
    ...roleFields,
  },
  { $id: 'SourceTrailEntry', ...closed, description: 'One published figure that the result rests on.' },
)

export const DatasetTrailEntry = Type.Object(
  {
    ...trailFields,
    licence,
    role: oneOf(
      ['factor', 'input'],
      'factor: values of the list are its values. input: values of the list were made from it. The factor, unit, tier and factor_id are those of each item.',
    ),
    method: roleFields.method,
    ...publicationFields,
  },
  { $id: 'DatasetTrailEntry', ...closed, description: 'One publication that the items of a list rest on.' },
)

const Equivalent = object(
  'With one decimal, six where the emissions are in grams; the label names the unit value and its publisher.',
  {
    value: amount('How many of what the label names.'),
    label: text('What is counted, with the unit value and its publisher.'),
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
  edition: text('The data edition.'),
  edition_hash: Type.String({
    pattern: '^[0-9a-f]{12}$',
    description: 'First 12 hex digits of the SHA-256 over its files.',
  }),
  release: text('The version of the service.'),
  engine: text('The version of the arithmetic.'),
  id_scheme: whole('By which rule the id was made, apart from the arithmetic; 1 where it is absent.'),
  geography_hash: Type.Optional(
    Type.String({
      pattern: '^[0-9a-f]{12}$',
      description:
        'Where places or routes were used: first 12 hex digits of the SHA-256 over everything they are made of.',
    }),
  ),
  request: text(
    'Path and query from which the answer can be made again: defaults filled in, the edition by its name.',
  ),
  newer_edition: Type.Optional(
    text('The edition of a later year, where there is one and the request names no edition.'),
  ),
  calculated_at: Type.String({
    format: 'date-time',
    pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$',
    description: 'The only field that differs between two answers to the same question.',
  }),
}

/** What every answer says about how it can be made again. */
export type AnswerMeta = Static<ReturnType<typeof Type.Object<typeof metaFields>>>

export const methodology = text('How the result is calculated, in a sentence.')
export const factorsYear = whole('The year of the factors: that of the main one, or of the edition.')
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

const calculationId = Type.String({
  format: 'uuid',
  description:
    'UUID (version 8) over everything that determines the numbers: the same question to the same edition has the same id on any machine, in any format, and with or without explain and equivalents.',
})

/** The `data` of an answer to one question. */
export function answerData<Kind extends string, T extends TProperties>(kind: Kind, attributes: T) {
  return object('The one answer to the question.', {
    type: literal(kind, 'What kind of answer it is.'),
    id: calculationId,
    attributes: object('The answer itself.', attributes),
  })
}

export const gwpMethod = oneOf(
  GWP_SETS,
  'The GWP set of the result: that of its factors, or that of gwp where all of them were converted; ipcc_gwp100 where the publisher names none, for estimates and for mixtures.',
)

const gwpShare = Type.Optional(Type.Number({ minimum: 0, maximum: 1, description: 'Of this set.' }))

const gwpShares = Type.Object(Object.fromEntries(GWP_SETS.map((set) => [set, gwpShare])), {
  ...closed,
  description:
    'Which share of the kilograms is in which GWP set: three decimals that add up to 1; empty where the total is zero.',
})

/** What every total in kilograms has. */
export const kgTotal = (description: string) => ({
  co2e: kg(description),
  co2e_unit: kgUnit,
  co2e_grams: grams('Total; the source of truth'),
})

/** What proves emissions, and what they are compared with: the last fields of all of them. */
export const proofFields = {
  gwp_shares: gwpShares,
  ...lineFields,
  range: ref(Range),
  rounding,
  source_trail: sourceTrail,
  equivalents: Type.Optional(ref(Equivalents)),
}

/** The answer of a calculation, with the names of the standards that it serves. */
export function calculationAnswer<Kind extends string, T extends TProperties>(
  $id: string,
  kind: Kind,
  attributes: T,
  standards: readonly string[],
) {
  return Type.Object(
    {
      data: answerData(kind, { ...attributes, explanation: explanationField, notices }),
      meta: metaSchema(Object.fromEntries(standards.map((name) => [name, standard]))),
    },
    { $id, ...closed },
  )
}
