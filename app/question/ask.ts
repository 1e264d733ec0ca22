/** Asking an operation that is known by its name alone. */
import type { CallOptions, Everygram, Operations } from '../../packages/client/src/everygram.ts'
import type { OfferedCalculator } from '../../src/surfaces/http/app-pages/offer.ts'
import { withNames } from '../messages/names.ts'
import type { EmissionsAnswer } from '../parts/result.ts'
import type { Given } from './question.ts'

type Call = (params: Given, options: CallOptions) => Promise<EmissionsAnswer>

/** Every calculator's operation answers emissions, and takes its parameters as text. */
export function askEmissions(
  client: Everygram,
  { operation }: OfferedCalculator,
  asked: Given,
  options: CallOptions,
): Promise<EmissionsAnswer> {
  const call = client[operation as keyof Operations] as unknown as Call
  return withNames(call(asked, options))
}
