/** Travel by land, water and air. */
import { TRAVEL } from '../labels/travel.ts'
import { areaName } from './electricity.ts'
import { capitalised, from, lookup, type NameRule, type NameRules, type Names } from './rules.ts'

const MODES: Names = {
  car: 'Auto',
  rail: 'Bahnfahrt',
  bus: 'Busfahrt',
  ferry: 'Fähre',
  taxi: 'Taxifahrt',
  motorbike: 'Motorrad',
}

/** Where the same id is another thing by mode. */
const BY_MODE: Readonly<Record<string, Names>> = {
  car: {
    average: 'Durchschnitt',
    lpg: 'Autogas (LPG)',
    cng: 'Erdgas (CNG)',
    petrol: 'Benzin',
    electric: 'elektrisch',
  },
  rail: { national: 'Inland', international: 'international' },
  bus: { average: 'Linienbus, Durchschnitt', local: 'Linienbus außerhalb von London' },
  ferry: { average: 'Durchschnitt aller Fahrgäste' },
  taxi: { regular: 'normales Taxi' },
  motorbike: { average: 'Durchschnitt', small: 'klein', medium: 'mittelgroß', large: 'groß' },
}

/** `car-diesel`, or with the country that it is of: `bus-local-US`. */
function byLand(what = ''): NameRule {
  return (rest) => {
    const [mode = '', vehicle = '', country] = rest.split('-')
    const [modeName, vehicleName] = [lookup(MODES, mode), vehicleOf(mode, vehicle, country)]
    const place = country === undefined ? '' : `, ${areaName(country)}`
    return modeName && vehicleName && `${modeName}, ${vehicleName}${place}${what}`
  }
}

function vehicleOf(mode: string, vehicle: string, country: string | undefined): string | undefined {
  // Only the United Kingdom has London beside the rest.
  if (mode === 'bus' && vehicle === 'local' && country !== undefined) return 'Linienbus'
  return lookup(BY_MODE[mode], vehicle) ?? lookup(TRAVEL.travel_vehicle, vehicle)
}

const HAULS: Names = {
  domestic: 'Inland',
  short: 'Kurzstrecke',
  long: 'Langstrecke',
  international: 'international',
}

const CABINS: Names = {
  average: 'durchschnittlicher Fluggast',
  economy: 'Economy Class',
  premium_economy: 'Premium Economy Class',
  business: 'Business Class',
  first: 'First Class',
}

function flight(what = ''): NameRule {
  return (rest) => {
    const [haul, cabin] = rest.split('-')
    const [haulName, cabinName] = [lookup(HAULS, haul), lookup(CABINS, cabin)]
    return haulName && cabinName && `Flug, ${haulName}, ${cabinName}${what}`
  }
}

const WTT = ', Vorkette (Well-to-Tank)'

const ELECTRIC_SHARE: NameRule = (country) => {
  const place = areaName(country)
  return place && `Elektrischer Anteil der Personen-km auf der Schiene, ${place}`
}

export const TRAVEL_NAMES: NameRules = {
  'travel-': byLand(),
  'travel-wtt-': byLand(WTT),
  'travel-electricity-': (rest) => {
    const name = byLand()(rest)
    return name && `Stromverbrauch, ${capitalised(name)}`
  },
  'flight-': flight(),
  'flight-wtt-': flight(WTT),
  'flight-curve-': from({
    a: 'Flugkurve, CO2 je Flug und Person',
    b: 'Flugkurve, CO2 je Personen-km',
    'min-km': 'Flugkurve, kürzeste Flugstrecke',
    'wtt-ratio': 'Flugkurve, Verhältnis der Vorkette zum Flug',
  }),
  'rail-traction-': ELECTRIC_SHARE,
  'rail-electric-': from({ energy: 'Energie je Personen-km, elektrische Bahn' }),
  'rail-diesel-': from({
    energy: 'Energie je Personen-km, Dieselbahn',
    direct: 'Diesel der Bahn, Verbrennung',
    wtt: 'Diesel der Bahn, Vorkette (Well-to-Tank)',
  }),
}
