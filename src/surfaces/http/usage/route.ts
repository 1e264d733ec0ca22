import { Type } from 'typebox'
import { presentNotices } from '../../../contract/notices.ts'
import { ref } from '../../../contract/schema.ts'
import { ApiError, problem } from '../../../engine/errors.ts'
import { monthOf } from '../../../platform/access/calendar.ts'
import type { UsageStore } from '../../../platform/access/usage/store.ts'
import { summary } from '../../../platform/access/usage/summary.ts'
import type { App } from '../app.ts'
import { keyedResponses } from '../openapi/responses.ts'
import { usageExamples } from './examples.ts'
import { presentUsage } from './present.ts'
import { MONTH_FORM, UsageAnswer, UsageQuery } from './schema.ts'
import { wrongMonth } from './wrong-month.ts'

const PATH = '/v1/usage'

const usageSchema = {
  operationId: 'usage',
  tags: ['usage'],
  summary: 'Usage of the key that asks',
  description:
    'Answers of a month by day and endpoint, with the limits of the plan. Asking takes from the burst and not from the month, and still works when the month is used up.',
  querystring: UsageQuery,
  response: keyedResponses(
    ref(UsageAnswer),
    '`validation_error`: the month is none, or, with strict=true, an unknown parameter.',
    { examples: usageExamples, headers: { 'Cache-Control': Type.String({ examples: ['no-store'] }) } },
  ),
}

/** Without `usage` no keys are asked for, and nothing is counted. */
export function usageRoute(app: App, usage: Pick<UsageStore, 'days'> | undefined): void {
  app.get(PATH, { schema: usageSchema, config: { isFree: true } }, async (request, reply) => {
    const key = request.caller
    if (usage === undefined || key === null) throw nothingCounted()
    const { params, notices, language } = request.query
    const month = params.month ?? monthOf(Date.now())
    if (!MONTH_FORM.test(month)) throw wrongMonth(month)
    const rows = await usage.days(key.id, month).catch((error) => {
      request.log.error({ err: error, reqId: request.id }, 'usage cannot be read')
      throw new ApiError(problem('unavailable.usage', {}))
    })
    return reply
      .header('x-request-id', request.id)
      .header('cache-control', 'no-store')
      .header('content-language', language)
      .header('content-type', 'application/json; charset=utf-8')
      .send(JSON.stringify(presentUsage(key, summary(month, rows), presentNotices(notices, {}, language))))
  })
}

const nothingCounted = () => new ApiError(problem('not_found.usage', {}))
