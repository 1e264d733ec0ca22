/** The editions that questions may be about. None is read for it; what open ones hold is counted. */
import { operation } from '../../../contract/operation.ts'
import { editionsSheet, presentEditions } from './present.ts'
import { EditionsAnswer, EditionsQuery } from './schema.ts'

export const editions = operation({
  name: 'editions',
  path: '/v1/editions',
  title: 'Data editions',
  description:
    'Every edition that year=, edition= and as_of= can select, with its hash, the publishers and years of its values, and the rows of its tables.',
  refusals: '`validation_error`: with strict=true an unknown parameter, or a parameter given twice.',
  examples: { answers: { all: '' }, refusals: { unknown_parameter: 'sort=asc&strict=true' } },
  answer: EditionsAnswer,
  isAboutEditions: true,
  query: () => EditionsQuery,
  open: async ({ editions }) => editions.counted?.(),
  calculate({ editions: { register } }) {
    return {
      kind: 'editions',
      identity: {
        hashes: register.entries.map(({ hash }) => hash),
        defaults: register.defaults.map(({ since, edition }) => `${since} ${edition}`),
      },
      notices: [],
      result: register,
    }
  },
  present: presentEditions,
  sheet: editionsSheet,
})
