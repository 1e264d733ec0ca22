/** Names without words of administration: City of Edinburgh, Landkreis Miesbach, Cook County. */
import { fold } from '../../engine/helpers/fold.ts'
import type { Store } from './store.ts'

/** What is left of the name, the shortest word of administration last; nothing where it has none. */
export function withoutAffixes({ affixes: { prefixes, suffixes } }: Store, text: string): string[] {
  const key = fold(text)
  const behind = suffixes
    .filter((suffix) => key.endsWith(` ${suffix}`))
    .map((suffix) => key.slice(0, -suffix.length - 1))
  const before = prefixes
    .filter((prefix) => key.startsWith(`${prefix} `))
    .map((prefix) => key.slice(prefix.length + 1))
  return [...new Set([...before, ...behind])]
}
