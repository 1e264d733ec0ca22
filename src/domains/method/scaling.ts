/** Requests that differ in a quantity alone: from the plan of one of them the short rows of all. */
import { decimal, isSame, multiply } from '../../core/decimal.ts'
import type { SmallDecimal } from '../../core/scaled.ts'
import { asRational, type Calculation, isNothing } from '../../engine/calculation.ts'
import type { Scaling } from '../operation.ts'
import type { Calculated } from './figures.ts'
import type { AnyMethod, MeasureOf } from './method.ts'

/** Of a method whose one measure is a product of parameters; undefined of others. */
export function scalingOf({ measures = {} }: AnyMethod): Scaling<Calculated> | undefined {
  const [[name, measure] = [], ...more] = Object.entries(measures)
  if (name === undefined || measure === undefined || more.length > 0) return undefined
  return {
    quantities: measure.product,
    prepare(_edition, { calculation, plan }) {
      // In another unit than that of the measure, the calculation is asked each time.
      if (!isProduct(calculation, name, measure)) return () => undefined
      return (quantity) => {
        return isAbove(quantity, measure.maximum) ? undefined : plan.brief({ [name]: quantity })
      }
    },
  }
}

function isProduct({ measures, numbers }: Calculation, name: string, { product }: MeasureOf): boolean {
  const measure = measures[name]
  // Of nothing nobody can tell in which unit it is.
  if (measure === undefined || !('digits' in measure) || isNothing(measure)) return false
  const factors = product.map((parameter) => numbers[parameter])
  if (factors.some((factor) => factor === undefined)) return false
  return isSame(
    asRational(measure).numerator,
    factors.map((factor) => decimal(factor as number)).reduce(multiply),
  )
}

function isAbove({ digits, scale }: SmallDecimal, maximum: number | undefined): boolean {
  return maximum !== undefined && digits > maximum * 10 ** scale
}
