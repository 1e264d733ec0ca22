/** From comparisons to what is said of each class: how many values, of how many publishers, and how many inside. */
import { type Interval, shareInterval } from '../../factors/calibration/interval.ts'
import { type Measured, type MeasuredRow, statedCoverage } from '../../factors/calibration/measured.ts'
import type { Comparison } from './compare.ts'
import { isDrawnSo, leftOut } from './leave-out.ts'
import { roleIn } from './role.ts'

export interface ClassCount extends Measured {
  readonly ofClass: string
  /** How they were counted. */
  readonly way: MeasuredRow['way']
  readonly interval: Interval
  /** What answers state. */
  readonly coverage: number | undefined
  /** Of every value that no row of ours quotes, whatever its role, against the ranges as they are. */
  readonly all: Measured
  /** Published over ours: the least, a tenth, the half, nine tenths, the most. */
  readonly quantiles: readonly number[]
  /** Values of a publisher whose row is in our result. */
  readonly quoted: number
}

/** By class, in the order of their names. `isOpen`: the edition is an open revision. */
export function countClasses(comparisons: readonly Comparison[], isOpen: boolean): ClassCount[] {
  const names = [...new Set(comparisons.map(({ ofClass }) => ofClass))].sort()
  return names.map((name) => {
    const all = comparisons.filter(({ ofClass }) => ofClass === name)
    return countOf(name, all, isOpen)
  })
}

function countOf(ofClass: string, all: readonly Comparison[], isOpen: boolean): ClassCount {
  const own = all.filter(({ isQuoted }) => !isQuoted)
  const { measured, way } = measuredOf(own, isOpen)
  return {
    ofClass,
    ...measured,
    way,
    interval: shareInterval(measured.inside, measured.n),
    coverage: statedCoverage(measured),
    all: counted(own),
    quantiles: quantilesOf(own.map(({ ratio }) => ratio)),
    quoted: all.length - own.length,
  }
}

const VALUES_MIN = 20

/** Values to check with, where there are enough of them; else each publisher is left out in turn. */
function measuredOf(
  own: readonly Comparison[],
  isOpen: boolean,
): { measured: Measured; way: MeasuredRow['way'] } {
  const check = counted(own.filter(({ value }) => roleIn(value, isOpen) === 'check'))
  if (check.n >= VALUES_MIN || !isDrawnSo(own)) return { measured: check, way: 'check' }
  const left = leftOut(own).map(({ comparison, isInside }) => ({ ...comparison, isInside }))
  return left.length < VALUES_MIN
    ? { measured: check, way: 'check' }
    : { measured: counted(left), way: 'left_out' }
}

function counted(list: readonly Comparison[]): Measured {
  return {
    n: list.length,
    inside: list.filter(({ isInside }) => isInside).length,
    publishers: new Set(list.map(({ value }) => value.publisher)).size,
  }
}

const QUANTILES = [0, 0.1, 0.5, 0.9, 1]

/** The value at or next below each share of the list. */
function quantilesOf(ratios: readonly number[]): number[] {
  const sorted = ratios.toSorted((a, b) => a - b)
  return sorted.length === 0
    ? []
    : QUANTILES.map((share) => sorted[Math.round(share * (sorted.length - 1))] as number)
}
