/** Examples of the OpenAPI document; the tests run each with a key of the plan free and compare. */
import { errorBody } from '../../../contract/error-body.ts'
import type { Examples } from '../openapi/responses.ts'
import type { UsageAnswer } from './schema.ts'
import { wrongMonth } from './wrong-month.ts'

export const usageExamples: Examples = {
  answers: {
    january: {
      summary: 'GET /v1/usage?month=2026-01',
      value: {
        data: {
          type: 'usage',
          id: 'Ab3dE5gH:2026-01',
          attributes: {
            key: {
              id: 'Ab3dE5gH',
              name: 'travel desk',
              created_at: '2026-01-02T03:04:05Z',
              expires_at: null,
            },
            plan: { name: 'free', per_second: 2, burst: 5 },
            month: {
              month: '2026-01',
              answers: 417,
              limit: 500,
              hard_stop: 600,
              warning: 'approaching-limit',
              ends_at: '2026-02-01T00:00:00Z',
            },
            endpoints: [
              { endpoint: '/v1/hotel/emissions', answers: 395 },
              { endpoint: '/v1/fuel/emissions', answers: 22 },
            ],
            days: [
              {
                day: '2026-01-05',
                answers: 217,
                endpoints: [
                  { endpoint: '/v1/fuel/emissions', answers: 22 },
                  { endpoint: '/v1/hotel/emissions', answers: 195 },
                ],
              },
              {
                day: '2026-01-31',
                answers: 200,
                endpoints: [{ endpoint: '/v1/hotel/emissions', answers: 200 }],
              },
            ],
            notices: [],
          },
        },
        meta: { reported_at: '2026-11-21T12:00:00Z' },
      } satisfies UsageAnswer,
    },
  },
  refusals: {
    no_month: {
      summary: 'GET /v1/usage?month=2026-13',
      value: errorBody(wrongMonth('2026-13'), '00000000-0000-4000-8000-000000000000'),
    },
  },
}
