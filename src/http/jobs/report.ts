/** GET /v1/jobs/{job_id}/report: the inventory of a job, as `everygram report` makes it of a file. */
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { FORMS } from '../../batch/forms.ts'
import { querySchema, textParam, tokenParam } from '../../contract/params/schema.ts'
import type { Context } from '../../domains/operation.ts'
import type { Job } from '../../jobs/job.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { type Report, reported, reportOf } from '../../report/report.ts'
import type { ReportInput } from '../../report/row.ts'
import type { ReportAbout } from '../../report/sheets.ts'
import type { App } from '../app.ts'
import { keyedResponses } from '../openapi/responses.ts'
import { asItCame, queryReader } from '../params/own-query.ts'
import { foundJob, stored } from './found.ts'
import { JOB_ROUTE } from './present.ts'
import { rowsOfResult } from './report-rows.ts'
import { refuseUnfinished, UNFINISHED_RESPONSES } from './result.ts'
import { JobParams } from './schema.ts'

const REPORT_ROUTE = `${JOB_ROUTE}/report`

const FORMATS = {
  csv: 'text/csv; charset=utf-8; header=present',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  html: 'text/html; charset=utf-8',
} as const
const FORMAT_NAMES = ['csv', 'xlsx', 'html'] as const

const ReportQuery = querySchema({
  format: Type.Optional(
    tokenParam(FORMAT_NAMES, {
      description:
        'A line for each row and scope (csv), the workbook (xlsx), or the statement for print (html).',
      default: 'csv',
    }),
  ),
  organisation: Type.Optional(
    textParam({ description: 'For the workbook and the statement; left to be filled in without it.' }),
  ),
  period: Type.Optional(textParam({ description: 'The same: `2025`, `April 2025 to March 2026`.' })),
})
type ReportParams = Static<typeof ReportQuery> & { readonly format?: (typeof FORMAT_NAMES)[number] }

const asText = (description: string) => ({ schema: Type.String({ description }) })
const keyed = keyedResponses(Type.Object({}), '`validation_error`: no such format.', {
  headers: { 'Cache-Control': Type.String({ examples: ['no-store'] }) },
})

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

export interface ReportOptions {
  readonly jobs: Jobs | undefined
  readonly editions: Context['editions']
  readonly release: string
}

export function reportRoute(v1: App, { jobs, editions, release }: ReportOptions): void {
  const options = { schema, validatorCompiler: asItCame, config: { isFree: true } }
  v1.get(REPORT_ROUTE, options, async (request, reply) => {
    const { format = 'csv', ...about } = readReport(request).params
    const job = await foundJob(jobs, request)
    refuseUnfinished(job, reply)
    const rows = await rowsOf(jobs, job, request, editions)
    reply
      .header('x-request-id', request.id)
      .header('cache-control', 'no-store')
      .header('content-type', FORMATS[format])
      .header('content-disposition', `attachment; filename="inventory-${job.id}.${format}"`)
    return send(reply, format, { rows, editions, about: { ...about, of: `job ${job.id}`, release } })
  })
}

async function rowsOf(
  jobs: Jobs | undefined,
  job: Job,
  request: FastifyRequest,
  editions: Context['editions'],
): Promise<AsyncIterable<ReportInput>> {
  const form = FORMS.get(job.form)
  const pieces = form && (await stored(request, () => jobs?.result(job, form, () => undefined)))
  if (!form || !pieces) throw new Error(`there is no form ${job.form}`)
  return rowsOfResult(form.type, pieces, editions)
}

interface Made {
  readonly rows: AsyncIterable<ReportInput>
  readonly editions: Context['editions']
  readonly about: ReportAbout
}

async function send(
  reply: FastifyReply,
  format: keyof typeof FORMATS,
  { rows, editions, about }: Made,
): Promise<FastifyReply> {
  if (format === 'csv')
    return reply.send(Readable.from(reported(rows, editions, about), { objectMode: false }))
  const report: Report = await reportOf(rows, editions, about)
  return reply.send(format === 'html' ? report.html() : Buffer.from(await report.xlsx()))
}
