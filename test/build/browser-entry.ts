/** What a page in a browser would be made from: the domains, asked with an edition that comes as texts. Bundled by browser.test.ts. */
import { answerTo } from '../../src/domains/answer.ts'
import { OPERATIONS, PARTS } from '../../src/domains/domains.ts'
import type { EditionName } from '../../src/domains/edition.ts'
import { readEdition } from '../../src/domains/editions.ts'
import type { Context } from '../../src/domains/operation.ts'

/** `texts`: CSV by the name of its table. */
export async function ask(
  { name, texts, sha256 }: { name: EditionName; texts: Record<string, string>; sha256: Context['sha256'] },
  operationName: string,
  query: Record<string, string>,
): Promise<string> {
  const edition = readEdition(
    name,
    { file: (table) => table.name, text: (table) => texts[table.name] ?? '' },
    PARTS,
  )
  const operation = OPERATIONS.find((one) => one.name === operationName)
  if (!operation) throw new Error(`there is no operation ${operationName}`)
  const nowhere = {} as Pick<Context, 'places' | 'routing'>
  const { body } = await answerTo(operation, { ...nowhere, edition, sha256 }, query)
  return JSON.stringify(body)
}
