/** One question with several answers. */
import { texts } from '../texts.ts'

export const compare = texts({
  title: 'Compare',
  lead: 'Compare up to ten countries, modes of transport, models or years.',
  by: 'Compare by',
  values: 'Options compared',
  add: 'Add an option',
  remove: 'Remove {name}',
  full: 'You can compare up to ten options.',
  chart: 'Emissions by {by}, lowest first',
  scale: 'kg CO₂e; the line shows the likely range',
  name: 'Option',
  range: 'Likely range',
  times: 'Compared with the lowest',
  times_text: '× {times}',
  refused: 'No result',
  open: 'Details',
})
