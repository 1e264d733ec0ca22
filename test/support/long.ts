/** What `npm test` tries by sample, the same one each time, and `npm run test:long` tries whole. */
export const IS_LONG = process.env.TEST_LONG === '1'

const SEED = 20

/** Of a property that takes long: so many in `npm test`, and so many in the long run, which are others each time. */
export const runs = (few: number, many: number) =>
  IS_LONG ? { numRuns: many } : { numRuns: few, seed: SEED }

/** Every how many-th of a list is tried. */
export const step = (everyNth: number) => (IS_LONG ? 1 : everyNth)
