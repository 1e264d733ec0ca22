import type { Context } from '../../contract/operation.ts'
import type { Edition } from '../../factors/edition.ts'

/** Every released one, and the one that was asked for; one after another, so that what is read first can be answered from first. */
export async function everyEdition({ edition, editions }: Context): Promise<Edition[]> {
  const all: Edition[] = []
  for (const { name, status } of editions.register.entries) {
    if (status === 'released' || name === edition.name) all.push(await editions.require(name))
  }
  return all
}

/** What an answer about all editions depends on. */
export function hashesOf(all: readonly Edition[]): string[] {
  return all.map(({ hash }) => hash)
}
