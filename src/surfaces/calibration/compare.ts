/** A published value against our result for the same thing, with the range of that result. */
import { ask } from '../../api/answer.ts'
import { OPERATIONS } from '../../api/operations.ts'
import type { Context } from '../../contract/operation.ts'
import { ApiError } from '../../engine/errors.ts'
import { toNumber } from '../../engine/numbers/decimal.ts'
import type { PublishedValue } from './value.ts'

export interface Comparison {
  readonly value: PublishedValue
  /** Of the result, as its method says it. */
  readonly ofClass: string
  /** The published value over ours, and the ends of our range over ours. */
  readonly ratio: number
  readonly low: number
  readonly high: number
  readonly isInside: boolean
  /** A row of the same publisher is in the result: then the value checks nothing. */
  readonly isQuoted: boolean
}

/** A value without a result in this edition. */
export interface Refusal {
  readonly value: PublishedValue
  readonly reason: string
}

export async function compare(context: Context, value: PublishedValue): Promise<Comparison | Refusal> {
  const { edition } = context
  const asked: (string | undefined)[] = []
  const watched = {
    ...edition,
    measured(ofClass: string | undefined) {
      asked.push(ofClass)
      return edition.measured(ofClass)
    },
  }
  try {
    const body = await responseTo({ ...context, edition: watched }, value.request)
    const { emissions, energy } = body.data.attributes
    const ours = comparedWith(value, emissions, energy)
    const ratio = published(value) / ours.amount
    return {
      value,
      ofClass: asked.at(-1) ?? value.class,
      ratio,
      low: ours.low,
      high: ours.high,
      isInside: ratio >= ours.low && ratio <= ours.high,
      isQuoted: emissions.source_trail.some(({ source }: { source: string }) => source === value.publisher),
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { value, reason: error.message }
  }
}

// biome-ignore lint/suspicious/noExplicitAny: responses of several operations
async function responseTo(context: Context, request: string): Promise<any> {
  const [path = '', query = ''] = request.split('?')
  const operation = OPERATIONS.find((one) => one.path === path)
  if (!operation) throw new Error(`no operation has the path ${path}`)
  const found = await ask(operation, context, Object.fromEntries(new URLSearchParams(query)))
  return found.body()
}

/** Kilograms, or watt-hours, for what the request asks. */
function published({ value, unit, times }: PublishedValue): number {
  const [name = ''] = unit.split(' ')
  const scale = UNITS.get(name)
  if (scale === undefined) throw new Error(`${unit}: a unit begins with ${[...UNITS.keys()].join(', ')}`)
  return toNumber(value) * toNumber(times) * scale
}

const UNITS: ReadonlyMap<string, number> = new Map([
  ['t', 1000],
  ['kg', 1],
  ['g', 0.001],
  ['Wh', 1],
])

interface Ours {
  readonly amount: number
  readonly low: number
  readonly high: number
}

// biome-ignore lint/suspicious/noExplicitAny: emissions of several operations
function comparedWith({ compared }: PublishedValue, emissions: any, energy: any): Ours {
  const { range, co2e } = emissions
  const kg = range.unit === 'g' ? 0.001 : 1
  if (compared === 'vehicle_operation')
    return over(emissions.lifecycle_breakdown.vehicle_operation, range.parts.vehicle_operation)
  const operational = emissions.breakdown?.operational_co2e
  if (compared === 'operational_co2e' || compared === 'energy') {
    const ours = over(operational, range.parts.operational_co2e)
    return { ...ours, amount: compared === 'energy' ? energy.wh : operational * kg }
  }
  // Publishers leave the non-CO2 effects of flights out: the range as multipliers of the result without them.
  const whole = over(co2e, range)
  return {
    ...whole,
    amount: compared === 'without_forcing' ? emissions.co2e_without_radiative_forcing : co2e * kg,
  }
}

const over = (amount: number, { low, high }: { low: number; high: number }): Ours => ({
  amount,
  low: low / amount,
  high: high / amount,
})
