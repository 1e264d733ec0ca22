import type { Edition } from '../edition.ts'
import type { Context } from '../operation.ts'

/** By year and revision; one after another, so that what is read first can be answered from first. */
export async function everyEdition({ editions }: Context): Promise<Edition[]> {
  const all: Edition[] = []
  for (const { name } of editions.register.entries) all.push(await editions.require(name))
  return all
}

/** What an answer about all editions depends on. */
export function hashesOf(all: readonly Edition[]): string[] {
  return all.map(({ hash }) => hash)
}
