/** All pages of the reference, made from the document of this server: it depends on the edition that is served. */
import type { MenuGroup, Page } from '../docs/page-frame.ts'
import type { OpenApiDocument } from '../openapi/document.ts'
import { OBJECTS_PATH } from './fields.ts'
import { objectsPage } from './objects-page.ts'
import { type Located, operationPage, operationPath } from './operation-page.ts'
import { REFERENCE_PATH, startPage } from './start-page.ts'

export interface Reference {
  /** By path; each is made when it is asked for. */
  readonly pages: ReadonlyMap<string, () => Page>
  readonly menu: readonly MenuGroup[]
}

export function referenceOf(document: OpenApiDocument): Reference {
  const operations = operationsOf(document)
  const pages = new Map([
    [REFERENCE_PATH, () => startPage(document, operations)],
    [OBJECTS_PATH, () => objectsPage(document)],
    ...operations.map((located): [string, () => Page] => [
      operationPath(located.operation.operationId),
      () => operationPage(document, located),
    ]),
  ])
  return { pages, menu: menuOf(document, operations) }
}

function operationsOf({ paths }: OpenApiDocument): Located[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
}

function menuOf({ tags }: OpenApiDocument, operations: readonly Located[]): MenuGroup[] {
  const first = {
    title: 'API reference',
    pages: [
      { title: 'Start here', path: REFERENCE_PATH },
      { title: 'Shared objects', path: OBJECTS_PATH },
      { title: 'All documentation', path: '/docs' },
    ],
  }
  const groups = tags.map(({ name }) => ({
    title: name,
    pages: operations
      .filter(({ operation }) => operation.tags.includes(name))
      .map(({ operation }) => ({ title: operation.summary, path: operationPath(operation.operationId) })),
  }))
  return [first, ...groups]
}
