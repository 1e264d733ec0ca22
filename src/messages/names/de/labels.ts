/** German names of what has an id of ours, by kind of thing. */
import type { Labels } from '../labels.ts'

export const GERMAN_LABELS: Labels = {
  haul: { domestic: 'Inlands', short: 'Kurzstrecken', long: 'Langstrecken', international: 'internationale' },
  mode: { air: 'Luft', road: 'Straße', rail: 'Schiene', sea: 'See' },
}
