import { type Static, Type } from 'typebox'
import { ref } from '../../../contract/schema.ts'
import { shape } from '../../../contract/shape.ts'
import { openResponses, varying } from '../openapi/responses.ts'

const { closed, literal, oneOf, yesNo } = shape

export const RootAnswer = Type.Object(
  {
    name: shape.text('The name of the service.'),
    api_version: literal('v1', 'The contract.'),
    release: shape.text('The deployed version.'),
    edition: shape.text('The data edition.'),
    apis: Type.Array(
      Type.Object(
        {
          name: shape.text('The domain.'),
          status: oneOf(['production', 'beta', 'additional'], 'Its place in the contract.'),
          available: yesNo('Whether this release serves it.'),
          endpoints: Type.Array(Type.String(), { description: 'Paths of its endpoints.' }),
          documentation: shape.text('The page that explains them.'),
        },
        closed,
      ),
      { description: 'What can be asked.' },
    ),
    documentation: shape.text('The start page of the documentation.'),
    reference: shape.text('The API reference: every endpoint, parameter and field.'),
    openapi: shape.text('The OpenAPI document.'),
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
