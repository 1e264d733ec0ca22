/** What a page in a browser would be made from: the domains, asked with an edition that comes as texts. Bundled by browser.test.ts. */

import { ask as calculationOf } from '../../src/api/answer.ts'
import { EDITION_PARTS, OPERATIONS } from '../../src/api/operations.ts'
import type { Context } from '../../src/contract/operation.ts'
import { atOnce } from '../../src/engine/helpers/steps.ts'
import { readEdition } from '../../src/factors/editions/read.ts'
import { NO_ERRATA } from '../../src/factors/errata/errata.ts'
import type { EditionEntry } from '../../src/factors/register.ts'
import { NO_SYNONYMS } from '../../src/factors/tables/synonyms.ts'

/** `texts`: CSV by the name of its table. */
export async function ask(
  { name, texts, sha256 }: { name: EditionEntry; texts: Record<string, string>; sha256: Context['sha256'] },
  operationName: string,
  query: Record<string, string>,
): Promise<string> {
  const tables = new Map(Object.entries(texts).map(([file, text]) => [file, { file, text: () => text }]))
  const edition = atOnce(readEdition(name, { tables }, EDITION_PARTS))
  const operation = OPERATIONS.find((one) => one.name === operationName)
  if (!operation) throw new Error(`there is no operation ${operationName}`)
  const nowhere = {} as Pick<Context, 'places' | 'routing' | 'geographyHash'>
  const register = { entries: [name], defaults: [] }
  const editions = { register, require: async () => edition }
  const context = {
    ...nowhere,
    edition,
    editions,
    release: 'unreleased',
    sha256,
    synonyms: NO_SYNONYMS,
    errata: NO_ERRATA,
  }
  const body = (await calculationOf(operation, context, query)).body()
  return JSON.stringify(body)
}
