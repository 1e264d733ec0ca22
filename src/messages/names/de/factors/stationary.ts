/** Fuels, water, homeworking, waste and what results are compared with. */
import { ENERGY } from '../labels/energy.ts'
import { UNITS } from '../labels/units.ts'
import { WASTE } from '../labels/waste.ts'
import { capitalised, from, lookup, type NameRule, type NameRules } from './rules.ts'

const FUEL_AND_UNIT = /^(?<fuel>.+)-(?<unit>[^-]+)$/

/** `Erdgas, Verbrennung, je kWh`. */
function fuel(what: string): NameRule {
  return (rest) => {
    const { fuel: id, unit } = FUEL_AND_UNIT.exec(rest)?.groups ?? {}
    const [name, unitName] = [lookup(ENERGY.fuel, id), lookup(PER, unit) ?? lookup(UNITS.unit, unit)]
    return name && unitName && `${capitalised(name)}, ${what}, je ${unitName}`
  }
}

const PER = { litre: 'Liter', tonne: 'Tonne', therm: 'Therm' }

const MATERIAL_AND_TREATMENT = /^(?<material>.+)-(?<treatment>[^-]+)$/

function waste(rest: string): string | undefined {
  const { material, treatment } = MATERIAL_AND_TREATMENT.exec(rest)?.groups ?? {}
  const [what, how] = [lookup(WASTE.material, material), lookup(WASTE.treatment, treatment)]
  return what && how && `Abfall, ${what}: ${how}`
}

export const STATIONARY: NameRules = {
  'fuel-direct-': fuel('Verbrennung'),
  'fuel-wtt-': fuel('Vorkette (Well-to-Tank)'),
  'fuel-biogenic-': fuel('biogenes CO2'),
  'fuel_gas_split-': (rest) => {
    const name = lookup(ENERGY.fuel, rest)
    return name && `${capitalised(name)}, Aufteilung auf CH4 und N2O`
  },
  'waste-': waste,
  'water-': from({ supply: 'Wasserversorgung (Trinkwasser)', treatment: 'Abwasserbehandlung' }),
  'homeworking-': from({
    equipment: 'Homeoffice, Bürogeräte, je Arbeitsstunde',
    heating: 'Homeoffice, Heizung, je Arbeitsstunde',
  }),
  'equivalents-': from({
    trees_yearly: 'Vergleichswert, Bäume, die das CO2 in einem Jahr aufnehmen',
    driving_km: 'Vergleichswert, km mit einem durchschnittlichen Auto',
    smartphone_charges: 'Vergleichswert, geladene Smartphones',
    flight_km: 'Vergleichswert, Flug-km einer Person, Economy Class, Kurzstrecke, mit Strahlungsantrieb',
  }),
}
