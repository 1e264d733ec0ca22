/** Check a figure. */
export const check = {
  title: 'Check a figure',
  lead: 'Is a figure of a report right? Type it, or paste the answer or the rows of results that were kept.',
  have: 'What you have',
  haveHint: 'A figure such as 31.2 kg; or an answer of Everygram as JSON; or rows of results, CSV or JSON.',
  year: 'Year of the report',
  yearHint: 'The editions of this year and of those beside it are asked.',
  anyYear: 'Not known',
  send: 'Check',
  refused: {
    nothing: 'Type a figure or paste an answer first.',
    too_long:
      'This is longer than a million characters, which is more than any answer. Check parts of it, or use everygram verify.',
    broken_json: 'This begins like JSON and is not: a part may be missing at its end.',
    other_json: 'This is JSON but no answer of Everygram, which has data and meta, and no row with co2e_kg.',
    no_figure: 'This is no mass that can be read. Write a number with kg, g or t behind it: 31.2 kg.',
  },
  what: 'What was it for?',
  whatHint: 'Choose, and fill in what the figure was worked out from.',
  first: (shown: number, total: number) => `The first ${shown} of ${total} answers are checked here.`,
  rows: {
    title: (count: number) => (count === 1 ? 'One row' : `${count} rows`),
    text: 'A row keeps its figure, not all that it was worked out from. Open one, see what is filled in, and add what is missing.',
    edition: (name: string) => `edition ${name}`,
  },
  verdicts: {
    same: {
      title: 'The same',
      text: 'Made again from its question, with its edition: every figure is as it was.',
    },
    differs: {
      title: 'It was changed',
      text: 'Made again from its question, with its edition, it is another.',
    },
    cannot: {
      title: 'This cannot be told here',
      text: 'It is not said to be wrong, nor right. The reason:',
    },
  },
  fields: {
    title: 'What differs',
    field: 'Field',
    here: 'In the answer',
    again: 'Made again',
    total: 'Total, CO₂e',
    edition: (name: string) => `Edition ${name}`,
    more: (count: number) => `and ${count} more`,
  },
  others: 'Look for its total in the editions of the years around',
  editions: 'What the editions say',
  says: 'Says',
  range: 'Range',
  rangeText: (low: string, high: string) => `${low} to ${high}`,
  verdict: 'Your figure',
  judged: { same: 'Same', near: 'Other, within the range', differs: 'Other' },
  found: {
    same: (figure: string) => `${figure} is right`,
    sameText: (editions: string) => `To its last digit it is what these editions answer: ${editions}.`,
    otherYear: (figure: string) => `${figure} is right, but of another year`,
    otherYearText: (edition: string) =>
      `Edition ${edition}, which is the one of the year of the report, says another figure.`,
    none: (figure: string) => `No edition of these years says ${figure}`,
    instead: (edition: string, figure: string) => `For what is filled in, edition ${edition} says ${figure}.`,
    variation: (label: string, isOn: boolean) =>
      `It is the same ${isOn ? 'with' : 'without'} “${label}”: this may be what the report counted.`,
    multiples: {
      thousand:
        'It is a thousand times the answer: grams may have been taken for kilograms, or kilograms for tonnes.',
      thousandth:
        'It is a thousandth of the answer: kilograms may have been taken for grams, or tonnes for kilograms.',
      double: 'It is twice the answer: a way there and back, two people or two rooms?',
      half: 'It is half of the answer: one way, one of two people or of two rooms?',
    },
    near: 'It lies within what published figures for such a thing differ by: it may rest on another publication.',
    advice:
      'See whether all that is filled in is what the report meant: amount, unit, country, class, and the year.',
  },
  why: 'Why they differ',
  against: (edition: string, other: string) => `${edition} against ${other}`,
  changed: (here: string, there: string, unit: string) => `${here} instead of ${there} ${unit}`,
  notUsed: 'not used',
  otherQuantities: 'The factors are the same; quantities such as a distance are others.',
  moreChanges: (count: number) => `and ${count} more factors`,
}
