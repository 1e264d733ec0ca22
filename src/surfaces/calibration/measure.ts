/** All published values against the results of an edition. */
import type { Context } from '../../contract/operation.ts'
import { type Comparison, compare, type Refusal } from './compare.ts'
import { type ClassCount, countClasses } from './count.ts'
import type { PublishedValue } from './value.ts'

export interface Measurement {
  readonly edition: string
  readonly classes: readonly ClassCount[]
  readonly comparisons: readonly Comparison[]
  /** Values that the edition has no result for. */
  readonly refusals: readonly Refusal[]
}

export async function measure(context: Context, values: readonly PublishedValue[]): Promise<Measurement> {
  const comparisons: Comparison[] = []
  const refusals: Refusal[] = []
  for (const value of values) {
    const found = await compare(context, value)
    if ('reason' in found) refusals.push(found)
    else comparisons.push(found)
  }
  const { name, status } = context.edition
  return {
    edition: name,
    classes: countClasses(comparisons, status === 'open'),
    comparisons,
    refusals,
  }
}
