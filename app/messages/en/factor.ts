/** The page of one factor. */
import { texts } from '../texts.ts'

export const factor = texts({
  all: 'All emission factors',
  edition: 'edition {name}',
  figure: 'Published value',
  calculate: 'Calculate with this factor',
  facts: {
    title: 'About this factor',
    row: 'Row in the publication',
    boundary: 'System boundary',
    gwp: 'Global warming potential (GWP)',
    gwpText: '{report}, {years} years',
    derivation: 'How it was derived',
    asPublished: 'As published',
    others: 'Also in this row',
    usedFor: 'Used for',
  },
  gases: { title: 'Greenhouse gases', gas: 'Gas' },
  publication: {
    title: 'Source',
    publisher: 'Publisher',
    name: 'Publication',
    licence: 'Licence',
    attribution: 'Attribution',
    read: 'Retrieved on',
    readFrom: 'Retrieved from',
    row: 'Data row',
  },
  history: {
    title: 'Over time',
    chart: 'Chart of the value by data edition; the table below shows the same values.',
    axis: '{unit}, by data edition',
    once: 'Only available in this edition.',
    change: 'Change',
    describes: 'Data year',
  },
  cite: {
    title: 'Cite this factor',
    copy: 'Copy the citation',
    raw: 'Factor as JSON',
    save: 'Download JSON',
  },
})
