/** Did you mean, for paths. */
import { near } from '../../../engine/helpers/near.ts'

const PREFIX = '/v1'
const SUFFIX = '/emissions'
const NO_NAME = /^\/(v1\/?)?$/

/** The known path of which one is a misspelling, or a part: `/v1/hotle/emissions`, `/hotel`. Undefined where none is near. */
export function nearPath(path: string, paths: readonly string[]): string | undefined {
  if (NO_NAME.test(path)) return undefined
  const full = path.startsWith(`${PREFIX}/`) ? path : PREFIX + path
  const candidates = [path, full, full.replace(/\/$/, ''), `${full.replace(/\/$/, '')}${SUFFIX}`]
  for (const candidate of candidates) {
    const found =
      paths.find((known) => known === candidate) ?? paths.find((known) => isNear(candidate, known))
    if (found !== undefined) return found
  }
  return undefined
}

/** Part by part: whole paths have so much in common that each would be near to each. */
function isNear(given: string, known: string): boolean {
  const [own, parts] = [given.split('/'), known.split('/')]
  return (
    own.length === parts.length &&
    parts.every((part, index) => part === own[index] || near(own[index] ?? '', [part]).length > 0)
  )
}
