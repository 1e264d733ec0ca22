/** What changed between two editions. */

import { editionNamed } from '../../../contract/choose-edition.ts'
import { operation } from '../../../contract/operation.ts'
import { ApiError } from '../../../engine/errors.ts'
import type { Register } from '../../../factors/register.ts'
import { compared } from './compare.ts'
import { diffSheet, presentDiff, presented } from './present.ts'
import { diffQuery, EditionsDiffAnswer } from './schema.ts'

/** `domains`: whose rows there are. */
export function editionsDiff(domains: readonly string[]) {
  const query = diffQuery(domains)
  return operation({
    name: 'editionsDiff',
    path: '/v1/editions/diff',
    title: 'What changed between two editions',
    description:
      'Every row of the factor tables that was changed, added or removed, with both values and the change in per cent.',
    refusals:
      '`validation_error`: from or to is missing or not an edition (available_editions), or an unknown domain.',
    examples: {
      answers: { water: 'from=2024&to=2025&domain=water', revisions: 'from=2025.1&to=2025.2&domain=fuel' },
      refusals: { missing: '', no_such_edition: 'from=2019&to=2025' },
    },
    answer: EditionsDiffAnswer,
    isAboutEditions: true,
    query: () => query,
    async open({ editions }, { from, to, domain }) {
      const names = editionsNamed(editions.register, { from, to })
      const [before, after] = [await editions.require(names.from), await editions.require(names.to)]
      const changes = await compared(before, after, domain)
      return { names, before, after, changes: await presented({ from: before, to: after, ...changes }) }
    },
    calculate(_context, params, { names, before, after, changes }) {
      return {
        kind: 'editions_diff',
        identity: {
          from: names.from,
          from_hash: before.hash,
          to: names.to,
          to_hash: after.hash,
          domain: params.domain,
        },
        notices: [],
        askAgain: { ...params, ...names },
        result: changes,
      }
    },
    present: presentDiff,
    sheet: diffSheet,
  })
}

function editionsNamed(register: Register, given: { from: string; to: string }) {
  const from = editionNamed(register, given.from, 'from')
  const to = editionNamed(register, given.to, 'to')
  const [problem, ...more] = [from, to].filter((one) => typeof one === 'object')
  if (problem) throw new ApiError(problem, ...more)
  return { from: String(from), to: String(to) }
}
