/** Factors: the search, its filters, the list. */
import { texts } from '../texts.ts'

export const factors = texts({
  title: 'Emission factors',
  lead: 'Every factor we use, as published. Search, and trace each one to its source.',
  toMap: 'Electricity and hotels on a world map',
  search: { label: 'Search', hint: 'Name, country or publisher, for example: black cab, Germany, Ember' },
  facets: { domain: 'Topic', country: 'Country', publisher: 'Publisher', unit: 'Unit', tier: 'Data quality' },
  any: {
    domain: 'All topics',
    country: 'All countries',
    publisher: 'All publishers',
    unit: 'All units',
    tier: 'All levels',
  },
  edition: { label: 'Data edition', own: '{name} (default)' },
  clear: 'Clear search',
  domains: {
    hotel: 'Hotel stays',
    travel: 'Travel',
    freight: 'Freight',
    electricity: 'Electricity',
    fuel: 'Fuels',
    llm: 'AI models',
    water: 'Water',
    waste: 'Waste',
    refrigerant: 'Refrigerants',
    homeworking: 'Homeworking',
    spend: 'Spend-based',
    basis: 'General',
  },
  none: {
    title: 'No factors found',
    text: 'No factor matches all search words and filters. Use fewer, or try another data edition.',
  },
  found: '{total, plural, one {1 factor in edition {edition}} other {# factors in edition {edition}}}',
  caption: 'Search results',
  columns: {
    name: 'Name',
    figure: 'Value',
    unit: 'Unit',
    country: 'Country',
    year: 'Data year',
    publisher: 'Publisher',
  },
  pager: {
    label: 'Pages',
    first: 'First page',
    previous: 'Previous page',
    next: 'Next page',
    shown: '{shown} of {total}',
  },
})
