import { type Static, Type } from 'typebox'
import { ref, shape } from '../../contract/schema.ts'
import { openResponses, varying } from '../openapi/responses.ts'

const { closed } = shape

export const RootAnswer = Type.Object(
  {
    name: Type.String({ description: 'The name of the service.' }),
    api_version: Type.Literal('v1', { description: 'The contract.' }),
    release: Type.String({ description: 'The deployed version.' }),
    edition: Type.String({ description: 'The data edition.' }),
    apis: Type.Array(
      Type.Object(
        {
          name: Type.String({ description: 'The domain.' }),
          status: Type.Enum(['production', 'beta', 'additional'], {
            description: 'Its place in the contract.',
          }),
          available: Type.Boolean({ description: 'Whether this release serves it.' }),
          endpoints: Type.Array(Type.String(), { description: 'Paths of its endpoints.' }),
          documentation: Type.String({ description: 'The page that explains them.' }),
        },
        closed,
      ),
      { description: 'What can be asked.' },
    ),
    documentation: Type.String({ description: 'The start page of the documentation.' }),
    reference: Type.String({ description: 'The API reference: every endpoint, parameter and field.' }),
    openapi: Type.String({ description: 'The OpenAPI document.' }),
  },
  { $id: 'RootAnswer', ...closed },
)

export type RootAnswer = Static<typeof RootAnswer>

/** `example` is the answer itself: it never changes while the service runs. */
export function rootSchema(example: RootAnswer) {
  const examples = { root: { summary: 'GET /', value: example } }
  return {
    operationId: 'root',
    tags: ['service'],
    summary: 'What this service offers',
    description: 'The APIs of the contract with their endpoints in this release. Needs no key.',
    security: [],
    response: {
      ...openResponses(ref(RootAnswer), 'The APIs, the release and the data edition.', examples),
      302: {
        description:
          'To the web app: for browsers, which would rather have text/html (by the header Accept).',
        headers: { Location: Type.String({ examples: ['/app'] }), ...varying },
        type: 'null',
      },
    },
  }
}
