/** The types of the package for Node programs: of what is calculated in process, by the names of operations. */
import type { Document } from './document.ts'
import { clientOperations } from './operations.ts'

const HEAD = `// Made from the OpenAPI document by npm run client:generate.
/** Parameters and response of each operation, which the typed client has too. */
import type {`
const FROM = "} from '../../../../packages/client/src/generated/types.ts'\n"
const NO_PARAMS = 'NoParams'

/** `names`: of the operations that a process calculates itself; the document has those of a server too. */
export function operationTypes(document: Document, names: readonly string[]): string {
  const byName = new Map(clientOperations(document).map((operation) => [operation.name, operation]))
  const operations = names.map((name) => {
    const operation = byName.get(name)
    if (operation === undefined) throw new Error(`The document has no operation ${name}.`)
    return operation
  })
  const types = new Set(operations.flatMap(({ paramsType, answerType }) => [paramsType, answerType]))
  const imports = [...types].filter((type) => type !== NO_PARAMS).sort()
  const entries = operations.map(({ name, summary, paramsType, answerType }) => {
    const params = paramsType === NO_PARAMS ? 'Record<string, never>' : paramsType
    return `  /** ${summary}. */\n  ${name}: { params: ${params}; answer: ${answerType} }\n`
  })
  return `${HEAD}\n${imports.map((type) => `  ${type},\n`).join('')}${FROM}
/** By the name of an operation. */
export interface OperationTypes {\n${entries.join('')}}\n`
}
