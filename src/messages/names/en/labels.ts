/** English names of what has an id of ours, by kind of thing. */
import type { Labels } from '../labels.ts'
import { PASSAGES } from './passages.ts'

export const ENGLISH_LABELS: Labels = {
  cabin: {
    economy: 'economy class',
    premium_economy: 'premium economy',
    business: 'business class',
    first: 'first class',
    average: 'average cabin',
  },
  haul: { domestic: 'domestic', short: 'short-haul', long: 'long-haul', international: 'international' },
  mode: { air: 'air', road: 'road', rail: 'rail', sea: 'sea' },
  passage: PASSAGES,
}
