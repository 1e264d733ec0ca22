/** A tool: what an assistant may call, as a value that knows no protocol. */
import type { Session } from './session.ts'

export type Arguments = Readonly<Record<string, unknown>>

/** JSON Schema of an object. */
export interface ObjectSchema {
  readonly type: 'object'
  readonly properties: Readonly<Record<string, object>>
  readonly required?: readonly string[]
  readonly [keyword: string]: unknown
}

export interface ToolAnswer {
  /** As the output schema of the tool says. */
  readonly data: object
  /** The same for a person, and for a client that reads texts alone. */
  readonly text: string
  /** Where the whole of it is read. */
  readonly links?: readonly Link[]
}

/** A resource by its URI. */
export interface Link {
  readonly uri: string
  readonly name: string
}

export interface Tool {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly input: ObjectSchema
  readonly output: ObjectSchema
  /** Arguments that have an answer: shown with a refusal that has no nearer example. */
  readonly example: Arguments
  /** Throws a Refusal for arguments that have no answer. */
  call(session: Session, args: Arguments): Promise<ToolAnswer>
}
