/** The result of a file as the report keeps it. */

import { messages } from '../../messages/messages.ts'
import type { Collected } from '../../parts/collected.ts'
import type { OpenFile, Outcome, Sum } from './protocol.ts'

/** The same file is in the list once, whatever was corrected in it. */
export function idOf({ name, bytes, modified, sheet }: OpenFile): string {
  return `file ${name} ${sheet} ${bytes} ${modified}`
}

export function collectedOf(file: OpenFile, outcome: Outcome): Collected {
  const { kg, lowKg, highKg, marketKg, editions, sources, methods, factorIds, ok } = outcome
  const what = file.sheet === '' ? file.name : `${file.name}, ${file.sheet}`
  return {
    id: idOf(file),
    title: messages().files.collected({ file: what, rows: ok }),
    calculator: file.type ?? 'files',
    href: '/app/files',
    request: 'POST /v1/batch',
    kg,
    range: { lowKg, highKg },
    scopesKg: byName(outcome.scopes),
    ...(marketKg !== undefined && { marketKg }),
    tiersKg: byName(outcome.tiers),
    factorIds,
    edition: editions.join(', '),
    sources,
    methodology: methods.join(' '),
    addedAt: new Date().toISOString(),
  }
}

function byName(sums: readonly Sum[]): Record<string, number> {
  return Object.fromEntries(sums.map(({ name, kg }) => [name, kg]))
}
