/** The routes under /v1/jobs in the OpenAPI document. */
import { Type } from 'typebox'
import { ref } from '../../../contract/schema.ts'
import { keyedResponses, refusalResponse } from '../openapi/responses.ts'
import { DeletedJobAnswer, JobAnswer, JobParams, JobsAnswer, JobsQuery, NoQuery } from './schema.ts'

const tags = ['jobs']
const headers = { 'Cache-Control': Type.String({ examples: ['no-store'] }) }
const refusals = '`validation_error`: an unknown parameter.'

/** Of one job. */
const others = {
  404: refusalResponse('`job_not_found`: there is none of this id, or another key made it.'),
  410: refusalResponse('`job_gone`: it was deleted, or its time is over.'),
}

export const jobsSchema = {
  operationId: 'jobs',
  tags,
  summary: 'Your jobs',
  description:
    'The newest first, a page at a time. A server that asks for no keys lists the jobs of all who ask without one.',
  querystring: JobsQuery,
  response: keyedResponses(ref(JobsAnswer), '`validation_error`: a limit or a cursor that is none.', {
    headers,
  }),
}

export const jobSchema = {
  operationId: 'job',
  tags,
  summary: 'A job: how far it is',
  description: `Made by POST /v1/batch with the header \`Prefer: respond-async\`. docs/jobs.md has examples.`,
  params: JobParams,
  querystring: NoQuery,
  response: { ...keyedResponses(ref(JobAnswer), refusals, { headers }), ...others },
}

export const deleteSchema = {
  operationId: 'jobDelete',
  tags,
  summary: 'Delete a job',
  description:
    'Its rows, its answers and what is known of it are deleted at once, whether it has ended or not.',
  params: JobParams,
  querystring: NoQuery,
  response: { ...keyedResponses(ref(DeletedJobAnswer), refusals, { headers }), ...others },
}

export const cancelSchema = {
  operationId: 'jobCancel',
  tags,
  summary: 'End a job before its end',
  description:
    'Its rows and answers are deleted at once. Answers that were saved before stay counted. A job that has ended stays as it is.',
  params: JobParams,
  querystring: NoQuery,
  response: { ...keyedResponses(ref(JobAnswer), refusals, { headers }), ...others },
}
