/** everygram calibration: how many published values lie inside our ranges, by class of results. */
import { parseArgs } from 'node:util'
import { message } from '../../messages/messages.ts'
import type { Comparison } from '../calibration/compare.ts'
import { drawnFrom } from '../calibration/leave-out.ts'
import { type Measurement, measure } from '../calibration/measure.ts'
import { HEAD, rowOf, textTable } from '../calibration/table.ts'
import { broughtValues, publishedValues } from '../calibration/value.ts'
import { contextOf } from '../process/installed.ts'
import { PACKAGE_DATA } from '../process/package-root.ts'
import { parsed, UsageError } from './usage.ts'

const CALIBRATION_HELP = `everygram calibration [--edition NAME] [--add FILE] [--json]

Compares our results with the published values of data/calibration, and prints for each class of results: how many values
of how many publishers were compared, how many lie inside the range of our result, the 90 % interval of that share (Wilson),
what results state, and the published value divided by ours: the least, a tenth, the half, nine tenths, the most.
docs/calibration.md describes the rules.

  --edition NAME  compare with this edition instead of the default
  --add FILE      compare the values of a CSV instead: request,value,unit,publisher, and if you like compared and times
  --json          one object with every class, every value, and what our ranges would be if they were drawn from the values

The exit code is 0, or 2 when the command was called incorrectly.

  everygram calibration --edition 2025.3`

export async function calibration(args: string[]): Promise<void> {
  const options = {
    edition: { type: 'string' },
    add: { type: 'string' },
    json: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  } as const
  const { values, positionals } = parsed(() => parseArgs({ args, options, allowPositionals: true }))
  if (values.help) return console.log(CALIBRATION_HELP)
  if (positionals.length > 0)
    throw new UsageError(
      message('cli.no_arguments', { command: 'calibration', value: positionals.join(' ') }),
    )
  const context = contextOf(values.edition)
  const published = values.add === undefined ? publishedValues(PACKAGE_DATA) : broughtValues(values.add)
  const found = await measure(context, published)
  if (values.json) return console.log(JSON.stringify(asJson(found), null, 2))
  if (values.add !== undefined) console.log(`${valuesText(found)}\n`)
  console.log(textTable([HEAD, ...found.classes.map(rowOf)]))
}

/** A line a value. */
function valuesText({ comparisons, refusals }: Measurement): string {
  return [
    ...comparisons.map((one) => {
      const place = one.isInside ? 'inside ' : 'outside'
      const quoted = one.isQuoted ? ', a publisher of our own row' : ''
      return `${place}  ${shown(one.ratio)} of ours (${shown(one.low)} to ${shown(one.high)})  ${one.value.publisher}${quoted}: ${one.value.request}`
    }),
    ...refusals.map(({ value, reason }) => `refused  ${value.request}: ${reason}`),
  ].join('\n')
}

const shown = (multiplier: number) => Number(multiplier.toPrecision(3))

function asJson({ edition, classes, comparisons, refusals }: Measurement) {
  return {
    edition,
    classes: classes.map(({ ofClass, coverage, ...count }) => ({
      class: ofClass,
      ...count,
      coverage: coverage ?? null,
    })),
    groups: groupsOf(comparisons),
    values: comparisons.map(({ value, ofClass, ratio, low, high, isInside, isQuoted }) => ({
      class: ofClass,
      group: value.group ?? ofClass,
      request: value.request,
      publisher: value.publisher,
      ratio,
      low,
      high,
      inside: isInside,
      quoted: isQuoted,
    })),
    refused: refusals.map(({ value, reason }) => ({ request: value.request, reason })),
  }
}

/** What one range should hold, and the range that the rule of docs/calibration.md draws from it. */
function groupsOf(comparisons: readonly Comparison[]) {
  const own = comparisons.filter(({ isQuoted }) => !isQuoted)
  const names = [...new Set(own.map(groupName))].sort()
  return names.map((name) => {
    const ratios = own.filter((one) => groupName(one) === name).map(({ ratio }) => ratio)
    return { group: name, n: ratios.length, ...drawnFrom(ratios) }
  })
}

const groupName = ({ value, ofClass }: Comparison) => `${ofClass} ${value.group ?? ''}`.trim()
