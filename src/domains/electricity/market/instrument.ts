/** Contractual instruments of a request: certificates, contracts, a supplier's rate, and the kWh that they cover. */
import { type OfEdition, ofEdition } from '../../../engine/choice.ts'
import { ApiError, type Problem, problem } from '../../../engine/errors.ts'
import { figureEntry } from '../../../engine/figure.ts'
import { type Decimal, decimal, multiply, subtract, toNumber } from '../../../engine/numbers/decimal.ts'
import type { TrailEntry } from '../../../engine/trail.ts'
import { type Energy, KWH_PER_UNIT } from '../emissions/energy.ts'
import type { Grid } from '../shared/grid.ts'
import { INTENSITY_UNIT } from '../shared/grid-fields.ts'
import type { InstrumentKind } from './instrument-kinds.ts'

/** As the request gives it. */
export interface Instrument extends OfEdition {
  readonly kind: InstrumentKind
  readonly gramsPerKwh: number
  readonly name?: string | undefined
}

/** An instrument, with the energy that it covers and the energy that is left for the next step of the hierarchy. */
export interface Covered {
  readonly instrument: Instrument
  readonly coveredKwh: Decimal
  readonly restKwh: Decimal
  readonly isAll: boolean
}

export interface InstrumentParams {
  readonly instrument?: InstrumentKind | undefined
  readonly instrument_kwh?: number | undefined
  readonly instrument_factor?: number | undefined
  readonly instrument_name?: string | undefined
  readonly supplier_factor?: number | undefined
}

/** Undefined without one. Throws validation_error for parameters that contradict each other or miss their companion. */
export function coveredOf(params: InstrumentParams, energy: Energy): Covered | undefined {
  const { instrument: kind, instrument_factor: factor, instrument_name: name } = params
  if (kind === undefined) {
    refuseWithoutInstrument(params)
    return undefined
  }
  if (factor === undefined) {
    throw refusal(problem('validation_error.instrument_factor', {}, { field: 'instrument_factor' }))
  }
  const { instrument_kwh: amount = energy.amount } = params
  if (amount > energy.amount) {
    const values = { maximum: energy.amount, sent: amount, unit: energy.unit }
    throw refusal(problem('validation_error.instrument_kwh', values, { field: 'instrument_kwh' }))
  }
  const isAll = amount === energy.amount
  refuseSecondRate(params, isAll)
  const coveredKwh = multiply(decimal(amount), KWH_PER_UNIT[energy.unit])
  return {
    instrument: ofEdition({ kind, gramsPerKwh: factor, name }),
    coveredKwh,
    restKwh: subtract(energy.kwh, coveredKwh),
    isAll,
  }
}

const DETAILS = ['instrument_kwh', 'instrument_factor', 'instrument_name'] as const

function refuseWithoutInstrument(params: InstrumentParams): void {
  const lonely = DETAILS.find((name) => params[name] !== undefined)
  if (lonely === undefined) return
  throw refusal(problem('validation_error.instrument', { param: lonely }, { field: 'instrument' }))
}

/** supplier_factor is the supplier's rate for what an instrument leaves: then there must be some, and no other rate. */
function refuseSecondRate({ instrument, supplier_factor }: InstrumentParams, isAll: boolean): void {
  if (supplier_factor === undefined) return
  const field = { field: 'supplier_factor' }
  if (instrument === 'supplier_rate') throw refusal(problem('validation_error.two_supplier_rates', {}, field))
  if (isAll) throw refusal(problem('validation_error.supplier_factor_unused', {}, field))
}

const refusal = (one: Problem) => new ApiError(one)

/** What the answer shows of it; kWh as a number that the request gives. */
export function presentInstrument({ kind, gramsPerKwh, name }: Instrument) {
  return { type: kind, factor: gramsPerKwh, ...(name !== undefined && { name }) }
}

/** What the terms by contract are multiplied by. */
export function measuresOf({ coveredKwh, restKwh }: Covered) {
  return { covered_kwh: coveredKwh, rest_kwh: restKwh }
}

export const coveredKwhOf = ({ coveredKwh }: Covered): number => toNumber(coveredKwh)

const NAMES: Readonly<Record<InstrumentKind, string>> = {
  certificate: 'Certificate (market-based)',
  ppa: 'Power purchase agreement (market-based)',
  supplier_rate: "Supplier's rate (market-based)",
}
const SUPPLIER_FACTOR = 'Supplier factor (market-based), as given in the request'

/** The factor of a contract, as the request has it. */
export function instrumentEntry(grid: Grid, { kind, gramsPerKwh, name }: Instrument): TrailEntry {
  const shown = name === undefined ? NAMES[kind] : `${NAMES[kind]}: ${name}`
  return requestEntry(grid, { id: 'instrument', name: shown, gramsPerKwh })
}

/** The supplier's rate for all that no instrument covers. */
export function supplierEntry(grid: Grid, gramsPerKwh: number): TrailEntry {
  return requestEntry(grid, { id: 'supplier_factor', name: SUPPLIER_FACTOR, gramsPerKwh })
}

function requestEntry(
  { year, countryCode, countryName }: Grid,
  { id, name, gramsPerKwh }: { readonly id: string; readonly name: string; readonly gramsPerKwh: number },
): TrailEntry {
  return figureEntry({
    category: 'emission_factor',
    name,
    id,
    value: decimal(gramsPerKwh),
    unit: INTENSITY_UNIT,
    year,
    tier: 'user',
    region: { code: countryCode, name: countryName },
    source: { id, publisher: 'The request', dataset: id, licence: 'The contract with the supplier' },
  })
}
