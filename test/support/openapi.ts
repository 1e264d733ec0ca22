/** Checks answers against the OpenAPI document that the service itself serves. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

interface Response {
  headers?: Record<string, { schema: Record<string, unknown> }>
  content?: Record<string, { schema: object; examples?: Record<string, { value: unknown }> }>
}

interface Documented {
  responses: Record<string, Response>
  parameters?: object[]
  requestBody?: { content: Record<string, { examples?: Record<string, { value: unknown }> }> }
}

export interface Document {
  paths: Record<string, Record<string, Documented>>
  components: { schemas: Record<string, object> }
  tags?: { name: string }[]
}

export interface Answer {
  /** GET when it is absent; HEAD is documented as GET. */
  method?: string | undefined
  path: string
  status: number
  headers: Record<string, unknown>
  body: string
}

export class OpenApiChecker {
  readonly document: Document
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true })
  readonly #compiled = new Map<string, ValidateFunction>()

  constructor(document: Document) {
    this.document = document
    addFormats.default(this.#ajv)
    this.#ajv.addSchema({ ...document, $id: 'openapi' })
  }

  /** Throws unless the answer is one that the document describes: its status, its headers and its body. */
  check({ method = 'GET', path: asked, status, headers, body }: Answer): void {
    const path = this.#documented(asked)
    const operation = this.#operation(method.toLowerCase(), path)
    const responses = this.document.paths[path]?.[operation]?.responses
    if (!responses) {
      if (status !== 404 && status !== 414)
        throw new Error(`${path} answers ${status} and is not in the document`)
      this.#validate('#/components/schemas/Error', JSON.parse(body), `${status} ${path}`)
      return
    }
    const key = String(status) in responses ? String(status) : 'default'
    const response = responses[key]
    if (!response) throw new Error(`${path} does not document the status ${status}`)
    for (const [name, header] of Object.entries(response.headers ?? {})) {
      if (header.schema['x-only'] !== undefined) continue
      if (!(name.toLowerCase() in headers)) throw new Error(`${status} ${path} lacks the header ${name}`)
    }
    if (status === 304 || body === '') return
    const pointer = `#/paths/${pointerPart(path)}/${operation}/responses/${key}/content/application~1json/schema`
    if (!response.content) throw new Error(`${status} ${path} has a body that is not documented`)
    this.#validate(pointer, JSON.parse(body), `${status} ${path}`)
  }

  /** A method that is refused is described where another one is. */
  #operation(method: string, path: string): string {
    const operations = this.document.paths[path] ?? {}
    return method in operations ? method : (Object.keys(operations)[0] ?? method)
  }

  /** The path with its parameters in braces: one that is there as it stands comes before. */
  #documented(asked: string): string {
    if (asked in this.document.paths) return asked
    const isLike = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(asked)
    return Object.keys(this.document.paths).find((path) => path.includes('{') && isLike(path)) ?? asked
  }

  #validate(pointer: string, value: unknown, what: string): void {
    const validate = this.#compiled.get(pointer) ?? this.#ajv.compile({ $ref: `openapi${pointer}` })
    this.#compiled.set(pointer, validate)
    if (!validate(value))
      throw new Error(`${what} is not as documented: ${this.#ajv.errorsText(validate.errors)}`)
  }
}

function pointerPart(path: string): string {
  return path.replaceAll('~', '~0').replaceAll('/', '~1')
}
