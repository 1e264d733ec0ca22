/** Transport of goods by vehicle, fuel and load. */
import { ENERGY } from '../labels/energy.ts'
import { FREIGHT } from '../labels/freight.ts'
import { areaName } from './electricity.ts'
import { capitalised, from, lookup, type NameRules, type Names } from './rules.ts'

/** What the id of an average vehicle leaves to its mode. */
const AVERAGES: Names = {
  road: 'Durchschnitt aller Lkw',
  rail: 'Güterzug',
  air: 'Luftfracht, Durchschnitt',
}

const MODES: Names = { road: 'Straße', rail: 'Schiene', sea: 'Seefracht', air: 'Luftfracht' }

/** In the order of the ids, after mode, vehicle and fuel. */
const VARIANTS: Names = {
  ...FREIGHT.load,
  refrigerated: 'gekühlt',
  vehicle: 'je Fahrzeug-km',
  domestic: 'Inland',
  short: 'Kurzstrecke',
  long: 'Langstrecke',
}

/** `road-medium-diesel-half`; without a fuel the vehicle alone. */
function published(rest: string): string | undefined {
  const [mode = '', vehicle = '', fuel, ...variants] = rest.split('-')
  if (fuel === undefined) return vehicleName(mode, vehicle)
  const names = [
    vehicleName(mode, vehicle),
    lookup(ENERGY.fuel, fuel),
    ...variants.map((id) => lookup(VARIANTS, id)),
  ]
  return names.every((name) => name !== undefined) ? `Transport, ${names.join(', ')}` : undefined
}

function vehicleName(mode: string, vehicle: string): string | undefined {
  return vehicle === 'average' ? lookup(AVERAGES, mode) : lookup(FREIGHT.vehicle, vehicle)
}

/** `road-US`: of a country. */
function regional(rest: string): string | undefined {
  const [mode, country = ''] = rest.split('-')
  const [modeName, place] = [lookup(MODES, mode), areaName(country)]
  return modeName && place && `Transport, ${modeName}, ${place}`
}

const OF_COUNTRY = /^[a-z]+-[A-Z]{2}$/

function ratio(rest: string): string | undefined {
  const [vehicle = '', fuel] = rest.split('-')
  const [name, fuelName] = [vehicleName('road', vehicle), lookup(ENERGY.fuel, fuel)]
  return name && fuelName && `Transport, ${name}: Verhältnis von ${fuelName} zu Diesel`
}

function electric(rest: string): string | undefined {
  const [mode = '', vehicle = ''] = rest.split('-')
  const name = vehicleName(mode, vehicle)
  return name && `Stromverbrauch, ${capitalised(name)}`
}

export const FREIGHT_NAMES: NameRules = {
  'freight-': (rest) => (OF_COUNTRY.test(rest) ? regional(rest) : published(rest)),
  'freight-ratio-': ratio,
  'freight-electric-': electric,
  'freight-register-': from(
    {
      'container-mrv-2023': 'Containerschiff',
      'container_short_sea-mrv-2023': 'Containerschiff, Kurzstreckenseeverkehr',
      'container_long_sea-mrv-2023': 'Containerschiff, Überseeverkehr',
      'oil_tanker-mrv-2023': 'Öltanker',
    },
    'Seefracht nach dem EU-Register, ',
  ),
  'rail-freight-': from({
    'electric-energy': 'Energie je Tonnen-km, elektrischer Güterzug',
    'diesel-energy': 'Energie je Tonnen-km, Diesel-Güterzug',
    'converted-energy': 'Energie je umgerechnetem Tonnen-km, Bahn',
  }),
  'freight-refrigerated-': from({
    other: 'Transport, Zuschlag für Kühlung auf Schiene, See und in der Luft',
  }),
  'freight-auto-': from({ 'road-km': 'Transport, größte Entfernung auf der Straße bei transport_mode=auto' }),
  'freight-sea-': (rest) =>
    rest === 'sailed' ? 'Seefracht, gefahrene Strecke im Verhältnis zur kürzesten' : published(`sea-${rest}`),
  'freight-short-': from({ 'sea-km': 'Seefracht, Grenze des Kurzstreckenseeverkehrs' }),
}
