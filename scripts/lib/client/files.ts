/** The generated files of packages/client: by name, from the OpenAPI document alone. */
import type { Document, Documented } from './document.ts'
import { answerOf, type ClientOperation, clientOperations, declared } from './operations.ts'

const HEAD = '// Made from the OpenAPI document by npm run client:generate.\n'

export function clientFiles(document: Document): Readonly<Record<string, string>> {
  const operations = clientOperations(document)
  return {
    'types.ts': `${HEAD}${schemas(document)}${operations.map((one) => one.declarations).join('')}${batch(document)}`,
    'operations.ts': `${HEAD}${imports(operations)}\n${signatures(operations)}\n${pages(operations)}\n${addresses(operations)}`,
  }
}

function schemas({ components }: Document): string {
  return Object.entries(components.schemas)
    .map(([name, schema]) => declared(name, schema))
    .join('')
}

/** The rows of a batch: parameters and whole answer by type. */
function batch(document: Document): string {
  const documented = document.paths['/v1/batch']?.post
  if (documented === undefined) throw new Error('The document has no POST /v1/batch.')
  const { name, schema } = answerOf(documented)
  const rows = rowTypes(documented).map((type) => {
    const operation = clientOperations(document).find((one) => one.name === `${type}Emissions`)
    if (operation === undefined) throw new Error(`No operation answers rows of the type ${type}.`)
    return `  ${type}: { params: ${operation.paramsType}; answer: ${operation.answerType} }\n`
  })
  const answer = schema ? declared(name, schema) : ''
  return `${answer}\n/** By the type of a row of a batch: its parameters, and its whole answer. */\nexport interface RowTypes {\n${rows.join('')}}\n`
}

function rowTypes({ requestBody }: Documented): readonly string[] {
  const { items } = requestBody?.content['application/json']?.schema ?? {}
  return (items?.properties?.type?.enum ?? []) as string[]
}

function imports(operations: readonly ClientOperation[]): string {
  const names = new Set(operations.flatMap(({ paramsType, answerType }) => [paramsType, answerType]))
  names.delete('NoParams')
  const options = "import type { CallOptions, NoParams } from '../call.ts'\n"
  return `${options}import type {\n${[...names]
    .sort()
    .map((name) => `  ${name},\n`)
    .join('')}} from './types.ts'\n`
}

function signatures(operations: readonly ClientOperation[]): string {
  const lines = operations.map(
    ({ name, address, summary, paramsType, hasRequired, answerType }) =>
      `  /** ${summary}: ${address}. */\n  ${name}(params${hasRequired ? '' : '?'}: ${paramsType}, options?: CallOptions): Promise<${answerType}>\n`,
  )
  return `/** One function an operation. */\nexport interface Operations {\n${lines.join('')}}\n`
}

function pages(operations: readonly ClientOperation[]): string {
  const paged = operations.filter(({ isPaged }) => isPaged)
  const lines = paged.map(
    ({ name, address, summary, paramsType, hasRequired, answerType }) =>
      `  /** ${summary}: ${address}. */\n  ${name}(params${hasRequired ? '' : '?'}: ${paramsType}, options?: CallOptions): AsyncGenerator<${answerType}['data'][number], void>\n`,
  )
  const names = paged.map(({ name }) => `'${name}'`).join(', ')
  return `/** Lists that come in pages, entry by entry. */\nexport interface Pages {\n${lines.join('')}}\n\nexport const PAGED = [${names}] as const satisfies readonly (keyof Pages)[]\n`
}

function addresses(operations: readonly ClientOperation[]): string {
  const lines = operations.map(({ name, address }) => `  ${name}: '${address}',\n`)
  return `export const ADDRESSES: Readonly<Record<keyof Operations, string>> = {\n${lines.join('')}}\n`
}
