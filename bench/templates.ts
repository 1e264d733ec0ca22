/** The section about templates: how many of the responses to the load of bench/cost.ts find theirs. */
import { parse } from 'node:querystring'
import { ask } from '../src/api/answer.ts'
import type { Context as Services } from '../src/contract/operation.ts'
import type { RawQuery } from '../src/contract/params/query.ts'
import { templateCounts } from '../src/domains/method/known.ts'
import { requireOperation } from './cases.ts'
import { AMOUNTS, KINDS, type Kind, REQUESTS } from './cost.ts'
import { openContext } from './lib/context.ts'
import type { Line } from './report.ts'
import type { Context, Section } from './section.ts'

/** Kinds of the load whose operations are calculated from terms. */
const OF_TERMS = ['hotel', 'fuel', 'electricity', 'llm', 'travel by air', 'freight by air']

/** A domain of a factor and an amount, which the load does not have. */
const WATER: Kind = {
  name: 'water',
  operation: 'waterEmissions',
  requests: REQUESTS,
  queries: () =>
    Array.from({ length: AMOUNTS }, (_, at) =>
      ['supply', 'treatment', 'both'].flatMap((service) =>
        ['GB', 'FR', 'US'].map((country) => `service=${service}&country=${country}&amount=${1 + 12.5 * at}`),
      ),
    ).flat(),
}

interface Found {
  readonly name: string
  readonly requests: number
  readonly questions: number
  /** Of all requests. */
  readonly share: number
  /** Of the questions that were asked with another amount alone, each for the first time. */
  readonly ofNewAmounts: number
}

export async function templates({ settings }: Context): Promise<Section> {
  const services = openContext()
  const kinds = [...KINDS.filter(({ name }) => OF_TERMS.includes(name)), WATER]
  const results: Found[] = []
  for (const kind of kinds) results.push(await foundBy(kind, services, settings.costRounds))
  const lines = results.flatMap(({ name, share, ofNewAmounts }): Line[] => [
    { goal: 'templates', what: name, value: share },
    { goal: 'templates', what: `${name}, new amounts`, value: ofNewAmounts },
  ])
  return { lines, results, text: results.map(foundText).join('\n') }
}

/** As measure/cost.ts asks one server: each question once, then rounds from the first of them on, one to warm up. */
async function foundBy(
  { name, operation, requests, queries }: Kind,
  services: Services,
  rounds: number,
): Promise<Found> {
  const asked = requireOperation(operation)
  const questions = queries(services.edition).map((query) => parse(query) as RawQuery)
  const hitsOf = async (from: number, to: number) => {
    const before = templateCounts.hits
    for (let at = from; at < to; at++) {
      const { write } = await ask(asked, services, questions[at % questions.length] as RawQuery)
      write()
    }
    return templateCounts.hits - before
  }
  // Lists begin with one amount of each.
  const ofOneAmount = questions.length / AMOUNTS
  const first = await hitsOf(0, ofOneAmount)
  const next = await hitsOf(ofOneAmount, questions.length)
  let hits = first + next
  for (let round = 0; round <= rounds; round++) hits += await hitsOf(0, requests)
  const all = questions.length + (rounds + 1) * requests
  return {
    name,
    requests: all,
    questions: questions.length,
    share: hits / all,
    ofNewAmounts: next / (questions.length - ofOneAmount),
  }
}

function foundText({ name, requests, questions }: Found): string {
  return `${name}: ${requests} requests of ${questions} questions, with ${AMOUNTS} amounts`
}
