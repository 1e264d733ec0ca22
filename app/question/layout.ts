/** Which parameters a form shows at once, in which rows. All others are behind "More options". */
import type { CalculatorForm, FormField } from '../../src/surfaces/http/app-pages/offer.ts'
import type { Given } from './question.ts'

const ROWS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  travel: [
    ['origin_location', 'origin_country'],
    ['destination_location', 'destination_country'],
    ['transport_mode', 'vehicle_type'],
    ['passengers', 'cabin_class'],
    ['return_trip'],
  ],
  freight: [
    ['origin_location', 'origin_country'],
    ['destination_location', 'destination_country'],
    ['weight', 'unit'],
    ['transport_mode', 'vehicle_type'],
    ['refrigerated'],
  ],
  hotel: [['country'], ['nights', 'rooms']],
  electricity: [['kwh', 'unit'], ['country', 'state'], ['include_td_losses']],
  fuel: [['fuel_type'], ['amount', 'unit'], ['include_wtt']],
  llm: [
    ['provider', 'model'],
    ['tokens_input', 'tokens_output'],
    ['requests', 'region'],
  ],
  water: [
    ['amount', 'unit'],
    ['service', 'country'],
  ],
  waste: [['material'], ['treatment'], ['amount', 'unit'], ['country']],
  refrigerant: [['gas'], ['amount', 'unit'], ['charge', 'leak_rate']],
  homeworking: [['days', 'hours'], ['people', 'country'], ['with_heating']],
  spend: [['naics'], ['amount', 'country']],
}

/** The page shows by itself what these would add. */
const LEFT_OUT = ['explain', 'detailed_route', 'format', 'field']

export interface Layout {
  readonly basic: readonly (readonly FormField[])[]
  readonly advanced: readonly FormField[]
}

/** Whether a parameter says anything, given the others. */
export function isToThePoint(field: FormField, given: Given): boolean {
  const value = given[field.name] ?? ''
  if (value !== '') return true
  if (field.name === 'cabin_class') return FLIGHT.includes(given.transport_mode ?? '')
  const values = field['x-values']
  return values === undefined || Object.hasOwn(values, given[field['x-depends-on'] ?? ''] ?? '')
}

/** Without a mode, long distances are flown. */
const FLIGHT = ['', 'flight', 'air', 'plane']

/** A calculator that is not in the table shows what it requires. */
export function layoutOf({ name, fields }: CalculatorForm): Layout {
  const shown = fields.filter((field) => !LEFT_OUT.includes(field.name))
  const rows = ROWS[name] ?? shown.filter(({ isRequired }) => isRequired).map((field) => [field.name])
  const basic = rows.map((row) => row.flatMap((wanted) => shown.find((field) => field.name === wanted) ?? []))
  const atOnce = new Set(rows.flat())
  return { basic, advanced: shown.filter((field) => !atOnce.has(field.name)) }
}
