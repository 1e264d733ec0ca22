/**
 * The energy of language models against published figures that name model and tokens: `npm run accuracy:llm`. The last
 * table fits input over output and the growth of long input to all publications but one, and shows the error on that one.
 */
import { join } from 'node:path'
import { PACKAGE_DATA } from '../src/surfaces/process/package-root.ts'
import { finish, say, show } from './lib/accuracy-tables.ts'
import { energyWh, error, fittedTo, readCases, readConstants, withFitted } from './lib/llm-fit.ts'

const cases = readCases(join(PACKAGE_DATA, 'extracts'))
const before = readConstants('2025.1')
const now = readConstants('2025.2')
const DIGITS = 3

say('publication, model, tokens in and out: published Wh, release 0.1.0, now')
for (const one of cases) {
  const ours = [before, now].map((constants) => energyWh(one, constants).toPrecision(DIGITS)).join(', ')
  say(`${one.publication}, ${one.model}, ${one.input} and ${one.output}: ${one.wh}, ${ours}`)
}
const rows = [['all', '', '', '', shown(error(cases, before)), shown(error(cases, now))]]
for (const publication of new Set(cases.map((one) => one.publication))) {
  const out = cases.filter((one) => one.publication === publication)
  const fitted = fittedTo(
    cases.filter((one) => one.publication !== publication),
    now,
  )
  const errors = [withFitted(now, fitted), before, now].map((constants) => shown(error(out, constants)))
  rows.push([publication, shown(fitted.ratio), growth(fitted.scale), ...errors])
}
show({
  title:
    'Energy of language models: root mean square of ln(ours / published), with each publication left out of the fit',
  head: ['publication', 'fitted input / output', 'fitted scale', 'error when left out', 'in 0.1.0', 'now'],
  rows,
})
finish()

/** Tokens over which long input grows; a fit that does without has no end of them. */
function growth(scale: number): string {
  return Number.isFinite(scale) ? String(scale) : 'none'
}

function shown(value: number): string {
  return value.toFixed(2)
}
