/** German names of what has an id of ours, by kind of thing. */
import type { Labels } from '../labels.ts'
import { PASSAGES } from './passages.ts'

export const GERMAN_LABELS: Labels = {
  cabin: {
    economy: 'Economy Class',
    premium_economy: 'Premium Economy',
    business: 'Business Class',
    first: 'First Class',
    average: 'durchschnittliche Reiseklasse',
  },
  haul: {
    domestic: 'Inlandsflug',
    short: 'Kurzstrecke',
    long: 'Langstrecke',
    international: 'internationaler Flug',
  },
  mode: {
    air: 'Flugzeug',
    road: 'Straße',
    rail: 'Bahn',
    sea: 'Schiff',
    flight: 'Flug',
    car: 'Auto',
    bus: 'Bus',
    ferry: 'Fähre',
    taxi: 'Taxi',
    motorbike: 'Motorrad',
  },
  passage: PASSAGES,
}
