/** Report: what was collected, to be printed. */
export const report = {
  title: 'Report',
  lead: 'Results that you added from the calculator, the map and files, with their totals, methods and sources.',
  kept: 'The report is kept in this browser alone, until you clear it. This server knows nothing of it.',
  empty: 'There is nothing in the report yet. Calculate something, then choose “Add to report”.',
  toCalculator: 'Go to the calculator',
  toFiles: 'Go to files',
  name: 'Title of the report',
  namePlaceholder: 'Greenhouse gas emissions',
  made: (day: string) => `Made on ${day}`,
  actions: {
    print: 'Print or save as PDF',
    csv: 'Save as CSV',
    json: 'Save as JSON',
    clear: 'Clear the report',
    sure: 'Remove all results?',
    yes: 'Yes, remove all',
    no: 'Keep them',
  },
  total: 'Total in the scopes, location-based',
  totalMarket: (kg: string) =>
    `With scope 2 by contract (market-based) the total is ${kg}. The two are two views of one electricity use and are never added.`,
  outside: (kg: string) => `Outside of the scopes, reported apart and in no total: ${kg}.`,
  byScope: 'By scope and category, location-based',
  byTier: 'How close the factors are to what was asked',
  results: 'Results',
  what: 'What was calculated',
  titleOf: (at: string) => `Title of result ${at}`,
  range: 'Likely between',
  edition: 'Edition',
  open: 'Open',
  remove: 'Remove',
  removed: (title: string) => `Remove “${title}”`,
  methods: 'Statement of methods',
  method: {
    figures:
      'Quantities were multiplied by published emission factors. All figures are in kilograms or tonnes of CO₂ equivalent; gases are weighted as the publisher of each factor states.',
    scopes:
      'Scopes and categories are those of the GHG Protocol. Scope 2 is location-based in the total; market-based figures stand beside it.',
    ranges:
      'A range says where nine of ten published figures lie. In the total, results that rest on one factor move together and their ranges are added; others are combined as squares.',
    unverified: 'The figures were not verified by a third party.',
    editions: (names: string) => `Editions of the factors: ${names}.`,
  },
  own: 'How each was calculated',
  request: 'Ask again',
}
