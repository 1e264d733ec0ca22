/** GET /v1/jobs/{job_id}/report: the inventory of a job, as `everygram report` makes it of a file. */

import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { type Static, Type } from 'typebox'
import type { Context } from '../../../contract/operation.ts'
import { shape } from '../../../contract/shape.ts'
import { ApiError, problem } from '../../../engine/errors.ts'
import type { Job } from '../../jobs/job.ts'
import type { Inventory } from '../../report/inventory.ts'
import { inventoryOf, reported } from '../../report/report.ts'
import { inventorySheets, type ReportAbout } from '../../report/sheets.ts'
import { statementHtml } from '../../report/statement.ts'
import { workbook } from '../../report/workbook.ts'
import type { App } from '../app.ts'
import { readWithin } from '../body/pieces.ts'
import { keyedResponses } from '../openapi/responses.ts'
import { asItCame, queryReader } from '../params/own-query.ts'
import { foundJob } from './found.ts'
import type { JobInventories } from './inventories.ts'
import { JOB_ROUTE } from './present.ts'
import { rowsOfResult } from './report-rows.ts'
import { type ReadingSettings, refuseUnfinished, resultPieces, UNFINISHED_RESPONSES } from './result.ts'
import { JobParams, type REPORT_FORMATS, ReportQuery } from './schema.ts'

const REPORT_ROUTE = `${JOB_ROUTE}/report`

const FORMATS = {
  csv: 'text/csv; charset=utf-8; header=present',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  html: 'text/html; charset=utf-8',
} as const
type ReportParams = Static<typeof ReportQuery> & { readonly format?: (typeof REPORT_FORMATS)[number] }

const asText = (description: string) => ({ schema: shape.text(description) })
const keyed = keyedResponses(
  Type.Object({}),
  '`validation_error`: no such format, or an unknown parameter.',
  {
    headers: { 'Cache-Control': Type.String({ examples: ['no-store'] }) },
  },
)

const schema = {
  operationId: 'jobReport',
  tags: ['jobs'],
  summary: 'The inventory of a job',
  description:
    'Its rows by scope and category, as GHG Protocol tools and preparers of ESRS E1-6 take them: scope 2 by location and by market, never added together; biogenic CO2 apart; ranges, tiers, sources. A job with fields=full gives more: gases, biogenic CO2, every figure behind a row.',
  params: JobParams,
  querystring: ReportQuery,
  response: {
    ...keyed,
    200: {
      ...keyed[200],
      content: {
        'text/csv': asText('A line for each row and scope.'),
        [FORMATS.xlsx]: asText('Inventory, ESRS E1-6, data quality, sources, problems.'),
        'text/html': asText('The statement of methods and sources.'),
      },
    },
    ...UNFINISHED_RESPONSES,
  },
}

const readReport = queryReader<ReportParams>(ReportQuery)

export interface ReportSettings extends ReadingSettings {
  readonly editions: Context['editions']
  readonly inventories: JobInventories
  readonly release: string
}

export function reportRoute(v1: App, settings: ReportSettings): void {
  const { jobs, inventories, editions, limits, enter } = settings
  const options = { schema, validatorCompiler: asItCame, config: { isFree: true } }
  v1.get(REPORT_ROUTE, options, async (request, reply) => {
    const { format = 'csv', ...about } = readReport(request).params
    const job = await foundJob(jobs, request)
    refuseUnfinished(job, reply)
    const { form, pieces } = await resultPieces(jobs, job, request)
    const groups = rowsOfResult(form.type, pieces, editions)
    const { end } = await enter(request, reply)
    if (format === 'csv') {
      const lines = keptWhenRead(inventories, job, reported(groups, editions))
      return headed(reply, job, format).send(readWithin(lines, limits.streamMs, end))
    }
    try {
      const sum = inventories.get(job.id, () => inventoryOf(groups, editions))
      const inventory = await soon(sum, job, reply, limits.idleMs / 2)
      const named = { ...about, of: `job ${job.id}`, release: settings.release }
      return headed(reply, job, format).send(await FILES[format](inventory, named))
    } finally {
      end()
    }
  })
}

const FILES = {
  html: async (inventory: Inventory, about: ReportAbout) => statementHtml(inventory, about),
  xlsx: async (inventory: Inventory, about: ReportAbout) =>
    Buffer.from(await workbook(inventorySheets(inventory, about))),
}

/** Whoever reads all lines has added them up. */
async function* keptWhenRead(
  inventories: JobInventories,
  { id }: Job,
  lines: ReturnType<typeof reported>,
): AsyncGenerator<string> {
  inventories.keep(id, Promise.resolve(yield* lines))
}

/** Seconds. */
const ASK_AGAIN_AFTER = 10

/** A connection on which nothing comes is closed: before that it is said that it takes longer. Throws an ApiError: 409. */
async function soon(
  inventory: Promise<Inventory>,
  { id, rows }: Job,
  reply: FastifyReply,
  waitMs: number,
): Promise<Inventory> {
  const waiting = new AbortController()
  const late = wait(waitMs, undefined, { signal: waiting.signal }).catch(() => undefined)
  const found = await Promise.race([inventory, late]).finally(() => waiting.abort())
  if (found !== undefined) return found
  reply.header('retry-after', ASK_AGAIN_AFTER)
  throw new ApiError(problem('job_not_done.inventory', { id, rows }))
}

function headed(reply: FastifyReply, { id }: Job, format: keyof typeof FORMATS): FastifyReply {
  return reply
    .header('x-request-id', reply.request.id)
    .header('cache-control', 'no-store')
    .header('content-type', FORMATS[format])
    .header('content-disposition', `attachment; filename="inventory-${id}.${format}"`)
}
