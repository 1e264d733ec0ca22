/** All files that are made from the OpenAPI document: paths in the checkout, and their texts. */
import { OPERATIONS } from '../../../src/api/operations.ts'
import type { Document } from './document.ts'
import { clientFiles } from './files.ts'
import { operationTypes } from './in-process.ts'

export const CLIENT_FOLDER = 'packages/client/src/generated'
export const IN_PROCESS_FOLDER = 'src/surfaces/in-process/generated'

export function generatedFiles(document: Document): Readonly<Record<string, string>> {
  const ofClient = Object.entries(clientFiles(document)).map(([name, text]): [string, string] => [
    `${CLIENT_FOLDER}/${name}`,
    text,
  ])
  const names = OPERATIONS.map(({ name }) => name)
  return {
    ...Object.fromEntries(ofClient),
    [`${IN_PROCESS_FOLDER}/operation-types.ts`]: operationTypes(document, names),
  }
}
