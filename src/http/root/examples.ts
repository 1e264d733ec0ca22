/** The example of the OpenAPI document; the tests run it and compare. */
import type { RootAnswer } from './schema.ts'

export const rootExamples = {
  root: {
    summary: 'GET /',
    value: {
      name: 'Everygram',
      api_version: 'v1',
      release: '0.1.0',
      edition: '2025',
      apis: [
        {
          name: 'freight',
          status: 'production',
          available: true,
          endpoints: ['/v1/freight/emissions'],
          documentation: '/docs#/freight',
        },
        {
          name: 'travel',
          status: 'production',
          available: true,
          endpoints: ['/v1/travel/emissions'],
          documentation: '/docs#/travel',
        },
        {
          name: 'hotel',
          status: 'production',
          available: true,
          endpoints: ['/v1/hotel/emissions', '/v1/hotel/factors', '/v1/hotel/compare'],
          documentation: '/docs#/hotel',
        },
        {
          name: 'electricity',
          status: 'production',
          available: true,
          endpoints: ['/v1/electricity/emissions', '/v1/electricity/grid'],
          documentation: '/docs#/electricity',
        },
        {
          name: 'fuel',
          status: 'production',
          available: true,
          endpoints: ['/v1/fuel/emissions', '/v1/fuel/types'],
          documentation: '/docs#/fuel',
        },
        {
          name: 'llm',
          status: 'beta',
          available: true,
          endpoints: ['/v1/digital/llm/emissions', '/v1/digital/llm/models'],
          documentation: '/docs#/llm',
        },
      ],
      documentation: '/docs',
      openapi: '/openapi.json',
    } satisfies RootAnswer,
  },
}
