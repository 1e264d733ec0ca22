/** Electricity at the plug of freight, kWh per tonne-km with an average load; of vans also per vehicle-km. */
import { decimal } from '../../../src/engine/numbers/decimal.ts'
import { roundedRatio } from '../../../src/engine/numbers/quantity.ts'
import { derived, shortest } from '../lib/decimal-text.ts'
import type { Row } from '../lib/tables.ts'
import { MODELLED, modelled, perKwhNet } from './powertrains.ts'
import { kgCo2e, type Publication } from './publication.ts'
import { standing } from './standing.ts'
import { CONSUMPTION_DECIMALS, ukElectricity } from './travel.ts'

const VANS = ['small', 'van_class_1', 'van_class_2', 'van_class_3']
const MJ_PER_KWH = 3.6

export function freightElectric(uk: Publication): Row[] {
  return [
    standingRow('road', 'lorry-average-plug', 'published for the average lorry of the Netherlands'),
    ...VANS.map((type) => vanRow(uk, type)),
    ...Object.entries(MODELLED).map(([type, size]) => lorryRow(uk, type, size)),
    standingRow('rail', 'train-freight-plug', 'published for freight trains of the Netherlands'),
  ]
}

function vanRow(uk: Publication, type: string): Row {
  const { perKwh } = ukElectricity(uk)
  const kwh = (unit: string) => {
    const figure = kgCo2e(uk.get({ row: `freight-road-${type}-electric`, unit }))
    return String(roundedRatio(decimal(figure), perKwh, CONSUMPTION_DECIMALS))
  }
  return electricRow('road', type, {
    kwh_per_tonne_km: kwh('tonne_km'),
    kwh_per_vehicle_km: kwh('km'),
    year: uk.year,
    source_id: uk.sourceId,
    derivation: `published kg CO2e of the battery electric van / ${shortest(perKwh)} kg CO2e per kWh of UK electricity with losses`,
  })
}

function lorryRow(uk: Publication, type: string, size: string): Row {
  const perTonneKm = kgCo2e(uk.get({ row: `freight-road-${type}-diesel`, unit: 'tonne_km' }))
  const dieselPerKwh = perKwhNet(uk, 'diesel')
  const [plug, diesel] = [modelled(size, 'plug'), modelled(size, 'diesel')]
  const kwh = ((Number(perTonneKm) / Number(dieselPerKwh)) * (Number(plug) * MJ_PER_KWH)) / Number(diesel)
  return electricRow('road', type, {
    kwh_per_tonne_km: derived(kwh),
    kwh_per_vehicle_km: '',
    year: '2020',
    source_id: 'psi-carculator-truck',
    derivation: `published ${perTonneKm} kg per tonne-km of the diesel lorry / ${dieselPerKwh} kg per kWh of diesel (net) x (${plug} kWh x ${MJ_PER_KWH} / ${diesel} MJ per km of the ${size} GVW lorry, battery electric over diesel)`,
  })
}

function standingRow(mode: string, id: string, derivation: string): Row {
  const { value, year, source_id } = standing(id)
  return electricRow(mode, 'average', {
    kwh_per_tonne_km: value,
    kwh_per_vehicle_km: '',
    year,
    source_id,
    derivation,
  })
}

function electricRow(mode: string, type: string, rest: Row): Row {
  return { id: `freight-electric-${mode}-${type}`, mode, vehicle_type: type, ...rest }
}
