/** Parameters of how a calculation counts: in which GWP set, and with which system boundary. */
import { Type } from 'typebox'
import { BOUNDARIES, type BoundaryRule } from './boundary.ts'
import { tokenParam } from './schema.ts'

/** The sets that can be asked for; `published` leaves each factor in its own. */
export const GWP_CHOICES = ['published', 'ar4', 'ar5', 'ar6'] as const

export type GwpChoice = (typeof GWP_CHOICES)[number]

const gwp = Type.Optional(
  tokenParam(GWP_CHOICES, {
    description:
      'The GWP set of the result: as published (default), or of an IPCC report. Factors whose gases are published are converted. The others stay as published, with the notice gwp_not_convertible.',
    examples: ['ar6'],
  }),
)

const BOUNDARY =
  'The system boundary: wtw has upstream emissions and grid losses, ttw neither. With standard (default) the endpoint decides; wtw_rf is wtw with the radiative forcing of flights.'

/** `rule`: absent where the factors have one boundary; the parameter is then accepted with the notice boundary_not_applicable. */
export function accountingParams(rule?: BoundaryRule) {
  const description = rule
    ? BOUNDARY
    : `${BOUNDARY} These factors have one boundary, so it changes nothing here.`
  const boundary = Type.Optional(
    tokenParam(BOUNDARIES, { description, examples: ['wtw'], 'x-boundary': rule ?? NO_RULE }),
  )
  return { gwp, boundary }
}

/** Of factors with one boundary. */
const NO_RULE: BoundaryRule = { implies: {} }
