/** POST /mcp in the OpenAPI document: what it speaks is written elsewhere, and docs/mcp.md has the tools. */
import { Type } from 'typebox'
import { ErrorBody } from '../../../contract/error-body.ts'
import { ref } from '../../../contract/schema.ts'
import { shape } from '../../../contract/shape.ts'
import { bodyResponses, keyedResponses } from '../openapi/responses.ts'

const version = shape.literal('2.0', 'The version of JSON-RPC.')
const id = Type.Union([Type.String(), Type.Number(), Type.Null()], {
  description: 'Of the request, and of its answer.',
})

const Message = Type.Object(
  {
    jsonrpc: version,
    id: Type.Optional(id),
    method: shape.text('tools/list, tools/call, resources/read, prompts/get …'),
    params: Type.Optional(
      Type.Object({}, { additionalProperties: true, description: 'What the method takes.' }),
    ),
  },
  {
    description: 'A message of the Model Context Protocol.',
    examples: [
      {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: {
          name: 'calculate',
          arguments: { type: 'hotel', params: { country: 'GB', nights: 3 } },
        },
      },
    ],
  },
)

const Answer = Type.Object(
  {
    jsonrpc: version,
    id: Type.Optional(id),
    result: Type.Optional(
      Type.Object({}, { additionalProperties: true, description: 'What the method answers.' }),
    ),
    error: Type.Optional(
      Type.Object(
        {
          code: shape.whole('Of JSON-RPC or of the protocol.'),
          message: shape.text('What is wrong.'),
          data: Type.Optional(Type.Unknown({ description: 'More about it.' })),
        },
        { description: 'Why there is no result.' },
      ),
    ),
  },
  { description: 'Its answer.' },
)

const refused = (description: string) => ({
  description,
  content: { 'application/json': { schema: Type.Union([Answer, ref(ErrorBody)]) } },
})

const keyed = keyedResponses(Answer, '`validation_error`: the body is nested too deeply.', {
  headers: { 'Cache-Control': Type.String({ examples: ['no-store'] }) },
})

export const mcpSchema = {
  operationId: 'mcp',
  tags: ['mcp'],
  summary: 'Tools for assistants',
  description:
    'The Model Context Protocol over HTTP, revisions 2026-07-28 and 2025-11-25, without sessions. Answers are JSON, or one event of a stream for clients of the older revision. Each answer that a tool calculates counts as one; asking what there is counts nothing. At most four calls of a key at once.',
  body: {
    required: true,
    description: 'At most 1 MiB and 40 levels deep; it has to arrive within 10 seconds.',
    content: { 'application/json': { schema: Message } },
  },
  response: {
    ...keyed,
    202: { description: 'A notification was taken.' },
    400: refused('The message is none of the protocol, or of a revision that is not spoken here.'),
    403: refused('`forbidden`: a page of an origin that may not ask, or a Host that is none of ours.'),
    404: refused('A method that the protocol does not have.'),
    406: refused('The header Accept has neither application/json nor text/event-stream, or not both.'),
    ...bodyResponses,
  },
}
