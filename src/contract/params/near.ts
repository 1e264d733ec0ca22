/** Names of parameters that may have been meant, beside those with a letter wrong (engine/helpers/near.ts). */
import { plain } from '../../engine/helpers/near.ts'

/** Names that share all words of the shorter: country_code means country, cabin means cabin_class. */
export function akinNames(given: string, known: readonly string[]): string[] {
  const words = new Set(parts(given))
  return known.filter((name) => {
    const own = parts(name)
    const shared = own.filter((word) => words.has(word)).length
    return shared > 0 && (shared === own.length || shared === words.size)
  })
}

function parts(name: string): string[] {
  return plain(name.replace(/([a-z])([A-Z])/g, '$1_$2')).split('_')
}
