/** What a page in a browser would be made from: the domains, asked with an edition that comes as texts. Bundled by browser.test.ts. */

import { atOnce } from '../../src/core/steps.ts'
import { answerTo } from '../../src/domains/answer.ts'
import { OPERATIONS, PARTS } from '../../src/domains/domains.ts'
import { readEdition } from '../../src/domains/editions/read.ts'
import type { EditionEntry } from '../../src/domains/editions/register.ts'
import type { Context } from '../../src/domains/operation.ts'
import { NO_WORDS } from '../../src/tables/words.ts'

/** `texts`: CSV by the name of its table. */
export async function ask(
  { name, texts, sha256 }: { name: EditionEntry; texts: Record<string, string>; sha256: Context['sha256'] },
  operationName: string,
  query: Record<string, string>,
): Promise<string> {
  const tables = new Map(Object.entries(texts).map(([file, text]) => [file, { file, text: () => text }]))
  const edition = atOnce(readEdition(name, { tables }, PARTS))
  const operation = OPERATIONS.find((one) => one.name === operationName)
  if (!operation) throw new Error(`there is no operation ${operationName}`)
  const nowhere = {} as Pick<Context, 'places' | 'routing' | 'geographyHash'>
  const register = { entries: [name], defaults: [] }
  const editions = { register, require: () => edition }
  const context = { ...nowhere, edition, editions, release: 'unreleased', sha256, words: NO_WORDS }
  const { body } = await answerTo(operation, context, query)
  return JSON.stringify(body)
}
