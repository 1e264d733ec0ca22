/** Shapes of the lines that people copy into a report, and of how close they are to what was asked. */
import { type Static, type TSchema, Type } from 'typebox'
import { GWP_SETS } from '../engine/trail.ts'
import { shape } from './shape.ts'

const { amount, closed, grams, kg, object, oneOf, text, yesNo } = shape

const TIERS = ['exact', 'user', 'region', 'global', 'estimate'] as const

export const tierName = (description: string) => oneOf(TIERS, description)

const orNull = <T extends TSchema>(schema: T, description: string) =>
  Type.Union([schema, Type.Null()], { description })

/** Of the total, and of each of its lines. */
export const Quality = Type.Object(
  Object.fromEntries(TIERS.map((tier) => [tier, Type.Optional(amount('The share of this tier.'))])),
  {
    $id: 'Quality',
    ...closed,
    description: 'Shares of the kilograms by tier, with three decimals; they add up to 1.',
  },
)

const quality = orNull(
  Type.Unsafe<Record<string, number>>({ $ref: 'Quality#' }),
  'Shares of the kilograms by tier; null where there are no kilograms.',
)

export const ReportedLine = Type.Object(
  {
    scope: orNull(Type.Enum([1, 2, 3]), 'The scope of the GHG Protocol; null outside of the scopes.'),
    category: orNull(Type.Integer({ minimum: 1, maximum: 15 }), 'The category of scope 3.'),
    basis: orNull(
      oneOf(['location', 'market'], 'By the grid, or by contract.'),
      'Of scope 2: how the electricity is accounted for.',
    ),
    kind: oneOf(
      [
        'direct',
        'upstream',
        'losses',
        'non_co2_effects',
        'embodied',
        'supply',
        'treatment',
        'equipment',
        'heating',
        'supply_chain',
        'biogenic_co2',
        'land_use_change',
      ],
      'What of the result it is.',
    ),
    perspective: oneOf(
      ['reporter', 'asset_owner'],
      'Who reports it: you, or the company that runs the vehicles.',
    ),
    part_of_total: yesNo('Those with true add up to co2e, to the gram.'),
    label: text('The line for a person, in the language of lang.'),
    co2e_kg: Type.Optional(orNull(kg('The line'), 'kg CO2e; null where it is not determined.')),
    co2e_grams: Type.Optional(orNull(grams('The same'), 'g CO2e; null where it is not determined.')),
    co2e: Type.Optional(orNull(amount('The line.'), 'In co2e_unit; null where it is not determined.')),
    co2e_unit: Type.Optional(oneOf(['kg', 'g'], 'Of co2e and range, where the total has it too.')),
    status: oneOf(['determined', 'not_determined'], 'not_determined: there is no number, for the reason.'),
    reason: Type.Optional(text('Why there is no number: the code of a notice, or not_known.')),
    tier: orNull(
      tierName('Data quality of the kilograms.'),
      'exact where all kilograms are; else the weakest tier with 5 % or more of them, or the weakest of all.',
    ),
    quality,
    range: orNull(
      object('The likely range, in the unit of the line.', {
        low: amount('The lower end.'),
        high: amount('The upper end.'),
      }),
      'The likely range, in the unit of the line.',
    ),
    gwp: orNull(
      oneOf(GWP_SETS, 'The GWP set.'),
      'The GWP set of the line; ipcc_gwp100 where sets are mixed.',
    ),
    outside_of_scopes: Type.Optional(
      text('Of a line outside of the scopes: the scope or category next to which it is reported.'),
    ),
  },
  { $id: 'ReportedLine', ...closed, description: 'One line of a report, as you can copy it.' },
)

/** What every calculation says of itself line by line. */
export const lineFields = {
  tier: tierName('Of the total: as of a line.'),
  quality,
  lines: Type.Array(Type.Unsafe<Static<typeof ReportedLine>>({ $ref: 'ReportedLine#' }), {
    description: 'The lines that you can copy into a report.',
  }),
}
