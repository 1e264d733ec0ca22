/**
 * Lorries and vans that do not burn diesel. No publisher has lorries' emissions per tonne-kilometre with an open licence,
 * so they follow from the published diesel row of the class, the published energy use of the powertrain over diesel, and
 * the published factors of the fuels per kWh: docs/methods/freight.md.
 */
import { derived, times } from '../lib/decimal-text.ts'
import type { Row } from '../lib/tables.ts'
import { kgCo2e, type Publication, publication } from './publication.ts'
import { standing } from './standing.ts'

const PSI = { year: '2020', source_id: 'psi-carculator-truck' }
/** Ratios of gas are standing: of the fuels of the edition in which the model was taken over. */
const YEAR_OF_GAS = '2025'
const TJ_PER_MWH = '0.0036'

/** Our classes by the vehicle of the energy model that is nearest in size. */
export const MODELLED = { medium: '7.5t', large: '18t', rigid_heavy: '26t', articulated: '40t' } as const

/** Lorries and vans whose diesel engine may burn another fuel. */
const DROP_IN = [
  'average',
  'small',
  'medium',
  'large',
  'rigid_heavy',
  'articulated',
  'rigid',
  'articulated_up_to_33t',
  'articulated_over_33t',
  'van_class_1',
  'van_class_2',
  'van_class_3',
]

export function freightFuelRatios(uk: Publication): Row[] {
  const hybrid = Object.entries(MODELLED).map(([type, size]) => {
    const { value, text } = energyRatio(size, 'diesel_hybrid', 'diesel hybrid')
    return ratioRow('hybrid', type, [value, value], { ...PSI, derivation: `${text}, on the same fuel` })
  })
  const biofuels = ['hvo', 'biodiesel'].flatMap((fuel) => {
    const { direct, wtt, text } = overDiesel(uk, fuel)
    const rest = { year: uk.year, source_id: uk.sourceId, derivation: `the same energy as diesel; ${text}` }
    return DROP_IN.map((type) => ratioRow(fuel, type, [direct, wtt], rest))
  })
  const ofGas = publication(YEAR_OF_GAS)
  const gas = ['cng', 'lng'].flatMap((fuel) => {
    const { direct, wtt, text } = overDiesel(ofGas, fuel)
    return Object.entries(MODELLED).map(([type, size]) => {
      const energy = energyRatio(size, 'gas_spark_ignition', 'CNG/LNG spark ignition')
      const ratios = [direct * energy.value, wtt * energy.value] as const
      return ratioRow(fuel, type, ratios, { ...PSI, derivation: `${energy.text}; ${text}` })
    })
  })
  return [...hybrid, ...biofuels, ...gas]
}

/** Per kWh of net calorific value. */
export function perKwhNet(uk: Publication, fuel: string, isWtt = false): string {
  const row = `fuel-${fuel}`
  const { topic } = uk.name(row)
  const wanted = { row, topic: isWtt ? `${topic}_wtt` : topic }
  if (topic === 'bioenergy') return times(kgCo2e(uk.get({ ...wanted, unit: 'gj' })), TJ_PER_MWH)
  return kgCo2e(uk.get({ ...wanted, unit: 'kwh_net' }))
}

function ratioRow(fuel: string, type: string, [direct, wtt]: readonly [number, number], rest: Row): Row {
  return {
    id: `freight-ratio-${type}-${fuel}`,
    fuel_source: fuel,
    vehicle_type: type,
    direct_ratio: derived(direct),
    wtt_ratio: derived(wtt),
    is_biofuel: String(fuel === 'hvo' || fuel === 'biodiesel'),
    ...rest,
  }
}

function overDiesel(uk: Publication, fuel: string): { direct: number; wtt: number; text: string } {
  const [own, diesel] = [perKwhNet(uk, fuel), perKwhNet(uk, 'diesel')]
  const [ownWtt, dieselWtt] = [perKwhNet(uk, fuel, true), perKwhNet(uk, 'diesel', true)]
  return {
    direct: Number(own) / Number(diesel),
    wtt: Number(ownWtt) / Number(dieselWtt),
    text: `${fuel} over diesel per kWh (net): ${own} / ${diesel} kg direct, ${ownWtt} / ${dieselWtt} kg well-to-tank`,
  }
}

function energyRatio(size: string, metric: string, words: string): { value: number; text: string } {
  const [own, diesel] = [modelled(size, metric), modelled(size, 'diesel')]
  return {
    value: Number(own) / Number(diesel),
    text: `${own} / ${diesel} MJ per km of the ${size} GVW lorry, ${words} over diesel`,
  }
}

/** A figure of the energy model. */
export function modelled(size: string, metric: string): string {
  return standing(`lorry-${size.replace('.', '_')}-${metric}`).value
}
