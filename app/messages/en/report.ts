/** Report: what was collected, to be printed. */
import { texts } from '../texts.ts'

export const report = texts({
  title: 'Report',
  lead: 'Results you collected, with totals, methods and sources.',
  kept: 'The report is stored only in this browser, until you clear it. It is not sent to the server.',
  empty: 'Your report is empty. Calculate something, then choose “Add to report”.',
  toCalculator: 'Go to the calculator',
  toFiles: 'Upload a file',
  name: 'Report title',
  namePlaceholder: 'Greenhouse gas emissions',
  made: 'Created on {day}',
  actions: {
    print: 'Print or save as PDF',
    csv: 'Download CSV',
    json: 'Download JSON',
    clear: 'Clear report',
    sure: 'Remove all results?',
    yes: 'Remove all',
    no: 'Keep them',
  },
  total: 'Total, scopes 1 to 3 (location-based)',
  totalMarket:
    'With market-based scope 2 the total is {kg}. These are two ways to report the same electricity; don’t add them.',
  outside: 'Outside of scopes: {kg}. Reported separately and not in any total.',
  byScope: 'By scope and category (location-based)',
  byTier: 'Data quality',
  results: 'Results',
  what: 'Activity',
  titleOf: 'Title of result {at}',
  range: 'Likely range',
  edition: 'Data edition',
  open: 'Open',
  remove: 'Remove',
  removed: 'Remove “{title}”',
  methods: 'Methodology',
  method: {
    figures:
      'Activity data was multiplied by published emission factors. All values are in kilograms or tonnes of CO₂ equivalent; gases are weighted as each publisher states.',
    scopes:
      'Scopes and categories follow the GHG Protocol. The total uses location-based scope 2; market-based values are shown separately.',
    ranges:
      'A range shows where nine out of ten published values lie. In the total, uncertainties of results with the same factor are added; others are combined in quadrature.',
    unverified: 'These values have not been verified by a third party.',
    editions: 'Data editions: {names}.',
  },
  own: 'How each result was calculated',
  request: 'API request',
})
