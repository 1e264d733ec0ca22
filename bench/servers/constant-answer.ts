/** Takes the place of src/api/answer.ts under src/surfaces/http/serve.ts: the same routes, schemas and headers, a constant answer. */
import type { Calculation } from '../../src/api/answer.ts'
import { CONSTANT_ID, constantBody } from './constant.ts'

const NOTHING = { tiers: [], noticeCodes: [] }
const CONSTANT: Omit<Calculation, 'edition'> = {
  id: CONSTANT_ID,
  isWithoutNotices: false,
  isLong: false,
  namesEdition: false,
  language: 'en',
  notices: [],
  body: () => ({}),
  write: () => ({ json: () => constantBody, contents: () => NOTHING }),
}

export function ask(): Omit<Calculation, 'edition'> {
  return CONSTANT
}
