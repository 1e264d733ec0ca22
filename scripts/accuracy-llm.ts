/**
 * The energy of language models against published figures that name model and tokens: `npm run accuracy:llm`. The last
 * table fits input over output and the growth of long input to all publications but one, and shows the error on that one.
 */
import { join } from 'node:path'
import { EDITIONS_DIR } from '../src/process/package-root.ts'
import { energyWh, error, fittedTo, readCases, readConstants, withFitted } from './lib/llm-fit.ts'

const cases = readCases(join(EDITIONS_DIR, 'extracts'))
const before = readConstants(join(EDITIONS_DIR, 'standing', '1'))
const now = readConstants(join(EDITIONS_DIR, 'standing', '2'))
const DIGITS = 3

console.log('publication, model, tokens in and out: published Wh, release 0.1.0, now')
for (const one of cases) {
  const ours = [before, now].map((constants) => energyWh(one, constants).toPrecision(DIGITS)).join(', ')
  console.log(`${one.publication}, ${one.model}, ${one.input} and ${one.output}: ${one.wh}, ${ours}`)
}
console.log(
  `\nrms of ln(ours / published): ${shown(error(cases, before))} in 0.1.0, ${shown(error(cases, now))} now`,
)
console.log('\nleft out: fitted input / output, scale; error on it, 0.1.0, now')
for (const publication of new Set(cases.map((one) => one.publication))) {
  const out = cases.filter((one) => one.publication === publication)
  const fitted = fittedTo(
    cases.filter((one) => one.publication !== publication),
    now,
  )
  const errors = [withFitted(now, fitted), before, now].map((constants) => shown(error(out, constants)))
  console.log(`${publication}: ${shown(fitted.ratio)}, ${fitted.scale}; ${errors.join(', ')}`)
}

function shown(value: number): string {
  return value.toFixed(2)
}
