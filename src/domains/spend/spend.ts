/** Spending: Scope 3 category 1, where nothing better is known. */
import type { Domain } from '../domain.ts'
import { spendEmissions } from './emissions/operation.ts'
import { spendPart } from './part.ts'
import { spendSectorList } from './sectors/operation.ts'

export const spend: Domain = {
  name: 'spend',
  description: 'Dollars spent by sector: Scope 3 category 1, where nothing better is known.',
  status: 'additional',
  part: spendPart,
  operations: [spendEmissions, spendSectorList],
}
