/** --set names parameters: each has to be one of some type. */
import { nearWords } from '../../../contract/params/near.ts'
import type { Types } from '../../files/columns.ts'
import { UsageError } from '../usage.ts'

export function requireKnown(set: ReadonlyMap<string, string>, types: Types): void {
  const known = new Set(Object.values(types).flatMap(({ params }) => Object.keys(params)))
  const unknown = [...set.keys()].find((name) => !known.has(name))
  if (unknown === undefined) return
  const [near] = nearWords(unknown, [...known])
  const hint = near === undefined ? '' : `; did you mean ${near}?`
  throw new UsageError(`--set: no type has the parameter '${unknown}'${hint}`)
}
