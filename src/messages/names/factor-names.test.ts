/** German names of factors: each of every edition has one, but for what stays as published. */
import { beforeAll, expect, test } from 'vitest'
import { allEditions } from '../../../test/support/all-editions.ts'
import { type Listed, listOf } from '../../factors/catalogue/index.ts'
import type { Edition, EditionTable } from '../../factors/edition.ts'
import type { Row } from '../../factors/tables/read-table.ts'
import { germanName } from './de/factor-names.ts'
import { GERMAN_TABLES } from './de/label-tables.ts'
import { ENGLISH_TABLES } from './en/label-tables.ts'
import { nameFor } from './names.ts'

/** Sectors of spending are classes of a publisher, which has no German names for them. */
const AS_PUBLISHED = ['spend_sectors']

let editions: Edition[]
let factors: Listed[]
beforeAll(async () => {
  editions = await allEditions()
  const lists = await Promise.all(editions.map((edition) => listOf(edition)))
  factors = lists.flat().filter(({ owner }) => !AS_PUBLISHED.includes(owner.table.name))
})

test('every factor of every edition has a German name', () => {
  const ids = new Set(factors.map(({ id }) => id))
  expect(ids.size).toBeGreaterThan(2000)
  expect([...ids].filter((id) => germanName(id) === undefined)).toEqual([])
})

test('no two have the same name, but for one grid with two ids', () => {
  const idsOf = new Map<string, Set<string>>()
  for (const { id } of factors) {
    const name = germanName(id) ?? ''
    idsOf.set(name, (idsOf.get(name) ?? new Set()).add(id))
  }
  const shared = [...idsOf.values()].filter((ids) => ids.size > 1).map((ids) => [...ids])
  expect(shared).toEqual([['grid-PR', 'grid-US-PR']])
})

test('each unit has a name in both languages', () => {
  const units = factors.flatMap(({ figure, others }) => [figure, ...others].map(({ unit }) => unit))
  for (const tables of [ENGLISH_TABLES, GERMAN_TABLES]) {
    const named = Object.keys(tables.factor_unit ?? {})
    expect([...new Set(units)].filter((unit) => unit !== undefined && !named.includes(unit))).toEqual([])
  }
})

test('each fuel, vehicle, material, treatment and gas of a parameter has a German name', () => {
  const ids = editions.flatMap(({ tables }) => tables.flatMap(subjectsOf))
  expect(ids.length).toBeGreaterThan(1000)
  expect([...new Set(ids)].filter((id) => germanName(id) === undefined)).toEqual([])
})

/** By the name of the table: the id that messages name a row by. */
const SUBJECTS: Readonly<Record<string, (row: Row) => string>> = {
  freight_vehicles: ({ mode, vehicle_type }) => `freight-${mode}-${vehicle_type}`,
  fuels: ({ fuel_type }) => String(fuel_type),
  waste_materials: ({ material }) => String(material),
  waste_treatments: ({ treatment }) => String(treatment),
  refrigerant_gases: ({ gas }) => String(gas),
}

function subjectsOf({ table, rows }: EditionTable): string[] {
  const subject = SUBJECTS[table.name]
  return subject === undefined ? [] : rows.map(subject)
}

test.each([
  ['grid-FR', 'Netzstrom, Frankreich'],
  ['grid-loss-CH', 'Netzverluste des Stroms, Schweiz'],
  ['grid-US-CA', 'Netzstrom, Kalifornien'],
  ['grid-official-CA-QC-generation', 'Netzstrom, amtlicher Wert, Québec: Erzeugung'],
  [
    'grid-official-AU-WA-NWIS-scope3',
    'Netzstrom, amtlicher Wert, Westaustralien (NWIS): Scope 3 (Vorkette und Netzverluste)',
  ],
  ['grid_technologies-nuclear', 'Stromerzeugung, Kernkraft'],
  ['fuel-direct-natural_gas-kwh', 'Erdgas, Verbrennung, je kWh'],
  ['fuel-wtt-red_diesel-litre', 'Leichtes Heizöl (Gasöl), Vorkette (Well-to-Tank), je Liter'],
  ['waste-paper-landfill', 'Abfall, Papier: Deponie'],
  ['water-treatment', 'Abwasserbehandlung'],
  ['refrigerant-R410A', 'Kältemittel, R410A'],
  ['refrigerant-HFC-134a', 'Kältemittel, HFC-134a (HFKW-134a)'],
  ['refrigerant-N2O', 'Kältemittel, Lachgas (N2O)'],
  ['travel-car-small_petrol', 'Auto, Kleinwagen, Benzin'],
  ['travel-bus-local-US', 'Busfahrt, Linienbus, Vereinigte Staaten'],
  ['travel-wtt-rail-national', 'Bahnfahrt, Inland, Vorkette (Well-to-Tank)'],
  ['flight-long-business', 'Flug, Langstrecke, Business Class'],
  [
    'freight-road-articulated_over_33t-diesel-half-refrigerated-vehicle',
    'Transport, Sattelzug über 33 t, Diesel, halb beladen, gekühlt, je Fahrzeug-km',
  ],
  ['freight-rail-DE', 'Transport, Schiene, Deutschland'],
  ['hotel-estimate-NO', 'Hotelübernachtung, Schätzwert, Norwegen'],
  ['llm-provider-openai', 'Energieeffizienz der Rechenzentren (PUE), OpenAI'],
])('%s is %s', (id, name) => {
  expect(nameFor(id, 'as published', 'de')).toBe(name)
  expect(nameFor(id, 'as published', 'en')).toBe('as published')
})

test.each([
  ['freight-road-medium', 'Solo-Lkw, 3,5 bis 7,5 t'],
  ['freight-rail-average', 'Güterzug'],
  ['natural_gas', 'Erdgas'],
  ['household', 'Hausmüll (Restmüll)'],
  ['R404A', 'R404A'],
  ['US-CA', 'Kalifornien'],
])('what a factor is of has a name too: %s', (id, name) => {
  expect(nameFor(id, 'as published', 'de')).toBe(name)
})

test('what has no German name keeps that of its publisher', () => {
  for (const id of ['spend-111110', 'own-hotel', 'grid-XY-unknown', '__proto__'])
    expect(nameFor(id, 'as published', 'de'), id).toBe('as published')
})
