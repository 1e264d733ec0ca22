/** The lines that people copy into a report, as responses have them, and which of them a notice touches. */

import type { Static } from 'typebox'
import type { ReportedLine } from '../../contract/line-schema.ts'
import type { Assumption } from '../../engine/assumption.ts'
import type { Plan } from '../../engine/derive/plan.ts'
import { isOfTotal, reachesLine } from '../../engine/derive/rating.ts'
import type { PlannedLine } from '../../engine/derive/report.ts'
import { memoizeByObject } from '../../engine/helpers/memoize.ts'
import type { Notice, ReportedOn } from '../../engine/notices.ts'
import type { LineName } from '../../engine/report-line.ts'
import { commonGwp } from '../../engine/trail.ts'
import type { Language } from '../../messages/locale.ts'
import { message, textOf } from '../../messages/messages.ts'
import type { Message } from '../../messages/values.ts'
import type { LineSlots } from './line-slots.ts'

/** `scope_3_category_6` as numbers; a line outside of the scopes has neither. */
const LINE = /^scope_(\d)(?:_category_(\d+))?$/

type ShownLine = Static<typeof ReportedLine>

export function placeLine(
  planned: PlannedLine,
  slots: LineSlots | undefined,
  unit: Plan['unit']['unit'],
  language: Language | undefined,
): ShownLine {
  const { line, basis, kind, perspective, isPartOfTotal, besideLine, reason, shares } = planned
  const [, scope, category] = LINE.exec(line) ?? []
  const rating = slots && { tier: slots.tier, quality: slots.quality }
  return {
    scope: scope === undefined ? null : (Number(scope) as 1 | 2 | 3),
    category: category === undefined ? null : Number(category),
    basis,
    kind,
    perspective,
    part_of_total: isPartOfTotal,
    label: textOf(labelOf(planned), language),
    ...(unit === 'kg'
      ? { co2e_kg: slots?.shown ?? null, co2e_grams: slots?.whole ?? null }
      : { co2e: slots?.shown ?? null, co2e_unit: unit }),
    status: reason === undefined ? 'determined' : 'not_determined',
    ...(reason !== undefined && { reason }),
    tier: rating?.tier ?? null,
    quality: rating?.quality ?? null,
    range: slots ? { low: slots.low, high: slots.high } : null,
    gwp: slots ? commonGwp(shares.map(({ term }) => term.gwp)) : null,
    ...(besideLine !== undefined && { outside_of_scopes: besideLine }),
  }
}

/** Scope 2, location-based: direct emissions. */
export function labelOf({ line, basis, kind, perspective, besideLine }: LineName): Message {
  return message('line.label', {
    reported_line: line,
    scope_basis: basis ?? 'none',
    line_kind: kind,
    has_beside_line: besideLine !== undefined,
    beside_line: besideLine ?? line,
    is_of_carrier: perspective === 'asset_owner',
  })
}

/** The same notices, each with the lines that it touches. */
export const withLines = (
  report: readonly PlannedLine[],
  notices: readonly Assumption[],
): readonly Notice[] => (notices.length === 0 ? notices : ofReport(report)(notices))

const ofReport = memoizeByObject((report: readonly PlannedLine[]) => {
  const labels = report.map(labelOf)
  return memoizeByObject((notices: readonly Assumption[]) =>
    notices.map((notice): Notice => ({ ...notice, reported: reportedOn(report, labels, notice) })),
  )
})

function reportedOn(
  report: readonly PlannedLine[],
  labels: readonly Message[],
  notice: Assumption,
): ReportedOn {
  const lines = report.flatMap((line, at) => (reachesLine(notice, line) ? [at] : []))
  const ofTotal = lines.some((at) => isOfTotal(report[at] as PlannedLine))
  return {
    lines,
    labels: lines.map((at) => labels[at] as Message),
    isBesideTotal: notice.movesOnlyLines === true || (lines.length > 0 && !ofTotal),
  }
}
