/** Jobs for tests: in a folder of their own, worked on at once, or by nobody. */
import { afterAll, beforeAll } from 'vitest'
import type { Context } from '../../src/contract/operation.ts'
import { type Jobs, openJobs } from '../../src/surfaces/jobs/jobs.ts'
import { tasksHere } from '../../src/surfaces/tasks/tasks.ts'
import { type TestAccess, testAccess } from './access.ts'
import { type Reply, services, type TestApp, testApp } from './app.ts'

export interface JobsApp {
  keys: TestAccess
  jobs: Jobs
  app: TestApp
  /** With the good key. */
  get(url: string): Promise<Reply>
  /** Sends rows as NDJSON, to be answered later. */
  make(body: string, headers?: Record<string, string>, url?: string): Promise<Reply>
}

export interface TestJobsOptions {
  /** False: another process has the place. */
  readonly isWorkedOn?: boolean
  readonly context?: Context
  readonly storageBytesMax?: number
}

const PLENTY_BYTES = 1_000_000_000

export function testJobs(
  keys: TestAccess,
  { isWorkedOn = true, context = services, storageBytesMax = PLENTY_BYTES }: TestJobsOptions = {},
): Jobs {
  return openJobs({
    context,
    tasks: tasksHere(context),
    services: [],
    open: async () => keys.access.session,
    isThere: () => true,
    isShared: false,
    takePlace: () => ({ isTaken: !isWorkedOn, leave: () => {} }),
    retentionDays: 7,
    storageBytesMax,
    log: {
      error(details, message) {
        throw new Error(message, { cause: details })
      },
    },
  })
}

/** All of it is there when the tests run, and is closed after them. */
export function jobsApp(options: TestJobsOptions = {}): JobsApp {
  const all = {} as JobsApp
  beforeAll(async () => {
    all.keys = await testAccess()
    all.jobs = testJobs(all.keys, options)
    all.app = await testApp({ access: all.keys.access, jobs: all.jobs })
  })
  afterAll(async () => {
    await all.app.close()
    await all.keys.stores.close()
  })
  const authorization = () => `Bearer ${all.keys.good}`
  all.get = (url) => all.app.get(url, { authorization: authorization() })
  all.make = (payload, headers = {}, url = '/v1/batch') =>
    all.app.send({
      method: 'POST',
      url,
      payload,
      headers: {
        authorization: authorization(),
        'content-type': 'application/x-ndjson',
        prefer: 'respond-async',
        ...headers,
      },
    })
  return all
}
