/** Emissions of hours worked at home. */
import { ApiError } from '../../../contract/errors.ts'
import { type Decimal, decimal, multiply, toNumber } from '../../../core/decimal.ts'
import { requireEntry } from '../../../core/required.ts'
import { operation } from '../../operation.ts'
import { type AmountItem, amountEmissions } from '../../shared/amount/calculate.ts'
import { countryFor } from '../../shared/amount/country.ts'
import { otherYears, requireRows } from '../../shared/amount/edition.ts'
import { PUBLISHED } from '../factors.ts'
import { homeworkingPart } from '../part.ts'
import { HOMEWORKING } from '../tables.ts'
import { type HomeworkingResult, presentHomeworkingEmission } from './present.ts'
import { HomeworkingEmissionAnswer, HomeworkingEmissionsQuery } from './schema.ts'

/** A working day (the v1 contract). */
const HOURS_A_DAY = decimal(8)
/** Of all people together, so that grams stay whole numbers. */
const HOURS_MAX = 1e9

export const homeworkingEmissions = operation({
  name: 'homeworkingEmissions',
  path: '/v1/homeworking/emissions',
  title: 'Emissions of working at home',
  description:
    "Hours worked at home (GHG Protocol Scope 3 category 7), by the UK Government's factors per person and working hour: office equipment, and heating unless with_heating=false. The heating is an average over the year.",
  refusals:
    '`validation_error`: a parameter is missing, malformed or out of range, or hours and days are both given. `no_factor`: an edition without factors of homeworking (available_editions). `no_exact_factor`: strict=true and the country is not the United Kingdom, or not given, or the year is before 2022.',
  examples: {
    answers: {
      hours: 'hours=1000&country=GB&year=2025',
      summer_days: 'days=20&people=12&with_heating=false&country=GB&year=2025',
    },
    refusals: { neither: 'people=3&year=2025', both: 'hours=8&days=1&year=2025' },
  },
  answer: HomeworkingEmissionAnswer,
  query: () => HomeworkingEmissionsQuery,
  calculate(context, params) {
    const { edition } = context
    requireRows(context, HOMEWORKING, 'homeworking')
    const { people, with_heating: withHeating } = params
    const hours = requireHours(params)
    const totalHours = requireTotal(multiply(hours, decimal(people)))
    const { country, place, notices } = countryFor(edition, params.country, PUBLISHED)
    const factors = edition.part(homeworkingPart)
    const note = noteOf(params)
    const items = (withHeating ? (['equipment', 'heating'] as const) : (['equipment'] as const)).map(
      (part): AmountItem => ({
        part,
        factor: requireEntry(factors, part),
        place,
        quantity: totalHours,
        unit: 'hour',
        note,
      }),
    )
    const result: HomeworkingResult = {
      hours,
      people,
      totalHours,
      withHeating,
      country,
      items,
      emissions: amountEmissions(items),
      withEquivalents: params.equivalents,
    }
    const years = otherYears(
      edition,
      items.map(({ factor }) => factor),
    )
    return {
      kind: 'homeworking_emission',
      identity: params,
      notices: [...notices, ...years],
      result,
    }
  },
  present: presentHomeworkingEmission,
})

interface Asked {
  readonly hours?: number | undefined
  readonly days?: number | undefined
  readonly people: number
}

function requireHours({ hours, days }: Asked): Decimal {
  if (hours !== undefined && days === undefined) return decimal(hours)
  if (days !== undefined && hours === undefined) return multiply(decimal(days), HOURS_A_DAY)
  const message =
    hours === undefined
      ? "Parameter 'hours' is required, or 'days'."
      : "Parameters 'hours' and 'days' are both given; give one of them."
  throw new ApiError({ code: 'validation_error', field: 'hours', message })
}

function requireTotal(hours: Decimal): Decimal {
  if (toNumber(hours) <= HOURS_MAX) return hours
  const message = `Parameters 'hours' or 'days' and 'people' make ${toNumber(hours)} hours together; at most ${HOURS_MAX} are answered.`
  throw new ApiError({ code: 'validation_error', field: 'people', message })
}

/** How the hours came about, where they are not what was asked for. */
function noteOf({ hours, days, people }: Asked): string | undefined {
  const each = days === undefined ? `${hours} hours` : `${days} days of ${toNumber(HOURS_A_DAY)} hours`
  return days === undefined && people === 1 ? undefined : `${each} x ${people} people`
}
