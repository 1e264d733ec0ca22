/** How much activity a row has, in a unit that rows share: read from its request. */

export type ActivityUnit = 'kWh' | 'km'

export interface RowActivity {
  readonly unit: ActivityUnit
  readonly amount: number
}

/** Of a row whose request names it in kWh or km; undefined of others. */
export function activityOf(request: string | undefined): RowActivity | undefined {
  const at = request?.indexOf('?') ?? -1
  if (request === undefined || at < 0) return undefined
  const params = new URLSearchParams(request.slice(at + 1))
  for (const [name, unit] of NAMES) {
    const amount = Number(params.get(name) ?? Number.NaN)
    const perUnit = PER_UNIT[params.get('unit') ?? unit.toLowerCase()]
    if (params.has(name) && Number.isFinite(amount) && perUnit !== undefined)
      return { unit, amount: amount * perUnit }
  }
  return undefined
}

const NAMES: readonly (readonly [string, ActivityUnit])[] = [
  ['kwh', 'kWh'],
  ['distance_km', 'km'],
]

/** Of an amount in another unit nothing is said. */
const PER_UNIT: Readonly<Record<string, number>> = { kwh: 1, mwh: 1000, km: 1 }
