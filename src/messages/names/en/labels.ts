/** English names of what has an id of ours, by kind of thing. */
import type { Labels } from '../labels.ts'

export const ENGLISH_LABELS: Labels = {
  haul: { domestic: 'domestic', short: 'short-haul', long: 'long-haul', international: 'international' },
  mode: { air: 'air', road: 'road', rail: 'rail', sea: 'sea' },
}
