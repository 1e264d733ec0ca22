/** The lines of a report in short, for long lists. */
import type { Assumption } from '../assumption.ts'
import type { Measures } from '../calculation.ts'
import { memoizeByObject } from '../helpers/memoize.ts'
import { outward } from '../numbers/quantity.ts'
import type { Span } from '../range.ts'
import { commonGwp } from '../trail.ts'
import type { MassUnit } from '../units.ts'
import type { PlannedLine } from './report.ts'
import type { ReportPlan } from './report-plan.ts'
import type { Result } from './result.ts'
import type { RatedLines, ShortLine } from './short-row.ts'

export interface ShortLinesOf {
  /** That of the measures, once and so often as it counts. */
  readonly single: Result
  readonly repeated: Result
  readonly measures: Measures
  readonly assumptions: readonly Assumption[]
}

/** Those of the reporter: a list has no room for what others report. */
export function shortLines(
  report: ReportPlan,
  unit: MassUnit,
  { single, repeated, measures, assumptions }: ShortLinesOf,
): RatedLines {
  const ratings = report.ratings(measures, assumptions)
  const times = single.total === repeated.total ? 1 : Number(repeated.total) / Number(single.total)
  const amounts = report.amounts(single, measures, times)
  const spans = report.spans(measures)
  const grams = unit.unit === 'kg' ? (amount: number) => amount : unit.shown
  const lines: ShortLine[] = []
  for (let at = 0; at < report.lines.length; at++) {
    const planned = report.lines[at] as PlannedLine
    if (planned.perspective !== 'reporter') continue
    const [name, rating] = [lineName(planned), ratings.lines[at]]
    const amount = amounts[at] as number
    if (rating === undefined) {
      lines.push(name)
      continue
    }
    const { low, high } = outward(amount, spans[at] as Span)
    const { tier, quality } = rating
    const ofLine = { grams: grams(amount), lowGrams: grams(low), highGrams: grams(high), tier, quality }
    lines.push({ ...name, amount: ofLine })
  }
  return { ...ratings.total, lines }
}

/** What of a line is the same for every amount. */
const lineName = memoizeByObject((planned: PlannedLine): Omit<ShortLine, 'amount'> => {
  const { line, basis, kind, isPartOfTotal, besideLine, reason, shares } = planned
  return {
    line,
    basis,
    kind,
    isPartOfTotal,
    ...(besideLine !== undefined && { besideLine }),
    ...(reason === undefined ? { gwp: commonGwp(shares.map(({ term }) => term.gwp)) } : { reason }),
  }
})
