/** One question with several answers. */
export const compare = {
  title: 'Compare',
  lead: 'The same question for up to ten countries, modes, models or years.',
  by: 'Compare by',
  values: 'Compared',
  add: 'Add another',
  remove: (name: string) => `Remove ${name}`,
  full: 'Ten at most.',
  chart: (by: string) => `Emissions by ${by}, the smallest first`,
  scale: 'kg CO₂e; the line is the likely range',
  name: 'Compared',
  range: 'Likely between',
  times: 'Against the smallest',
  times_text: (times: string) => `× ${times}`,
  refused: 'No answer',
  open: 'In full',
}
