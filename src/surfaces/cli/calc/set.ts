/** --set names parameters: each has to be one of some type. */
import { near } from '../../../engine/helpers/near.ts'
import type { Types } from '../../files/columns.ts'
import { UsageError } from '../usage.ts'

export function requireKnown(set: ReadonlyMap<string, string>, types: Types): void {
  const known = new Set(Object.values(types).flatMap(({ params }) => Object.keys(params)))
  const unknown = [...set.keys()].find((name) => !known.has(name))
  if (unknown === undefined) return
  const [meant] = near(unknown, known)
  const hint = meant === undefined ? '' : `; did you mean ${meant}?`
  throw new UsageError(`--set: no type has the parameter '${unknown}'${hint}`)
}
