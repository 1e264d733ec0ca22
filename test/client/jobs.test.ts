/** Jobs by the client: made, asked about, read, and checked. */
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { type BatchClosing, type Everygram, everygram } from '../../packages/client/src/everygram.ts'
import { testAccess } from '../support/access.ts'
import { testJobs } from '../support/jobs.ts'
import { serviceUrl, toldUrl } from '../support/listening.ts'

let api: Everygram
let url: string
let key: string
beforeAll(async () => {
  const keys = await testAccess()
  key = keys.good
  url = await serviceUrl({ access: keys.access, jobs: testJobs(keys) })
  api = everygram({ url, key })
})

const hotel = (nights: number) =>
  ({ id: `n${nights}`, type: 'hotel', params: { country: 'GB', nights } }) as const

async function done(id: string): Promise<void> {
  while ((await api.job({ job_id: id })).data.attributes.state !== 'done') await pause(10)
}

async function* oneByOne() {
  for (const nights of [1, 2, 3]) yield hotel(nights)
}

test.each([
  ['a list', () => [1, 2, 3].map(hotel)],
  ['rows one by one', oneByOne],
])('%s: made, done, its answers and its end', async (_, rows) => {
  const { data } = await api.batchJob(rows())
  expect(data.attributes).toMatchObject({ rows: 3, fields: 'short' })
  await done(data.id)
  let closing: BatchClosing | undefined
  const onClosing = (given: BatchClosing) => {
    closing = given
  }
  const answers: unknown[] = []
  for await (const row of api.jobRows({ job_id: data.id }, { onClosing }))
    answers.push('co2e_kg' in row && row.co2e_kg)
  // 10.4 kg a night
  expect(answers).toEqual([10.4, 20.8, 31.2])
  expect(closing).toMatchObject({ rows: 3, ok: 3, co2e_kg: 62.4 })
  expect((await api.jobs({ limit: 1 })).data[0]?.id).toBe(data.id)
  expect((await api.jobCancel({ job_id: data.id })).data.attributes.state).toBe('done')
  expect((await api.jobDelete({ job_id: data.id })).data.attributes.state).toBe('deleted')
  await expect(api.job({ job_id: data.id })).rejects.toMatchObject({ code: 'job_gone', status: 410 })
})

test('whole answers', async () => {
  const { data } = await api.batchJob([hotel(3)], { fields: 'full' })
  await done(data.id)
  for await (const row of api.jobRows({ job_id: data.id }))
    expect(row).toMatchObject({ answer: { data: { attributes: { emissions: { co2e: 31.2 } } } } })
})

test('an Idempotency-Key gives the same job; another body is refused', async () => {
  const options = { idempotencyKey: 'once' }
  const first = await api.batchJob([hotel(1)], options)
  expect((await api.batchJob([hotel(1)], options)).data.id).toBe(first.data.id)
  await expect(api.batchJob([hotel(2)], options)).rejects.toMatchObject({ code: 'idempotency_key_reused' })
})

test('no answers of a job that there is not', async () => {
  const rows = api.jobRows({ job_id: '0'.repeat(32) })
  await expect(rows.next()).rejects.toMatchObject({ code: 'job_not_found', status: 404 })
})

test('a result that is cut, or that was changed, is an error', async () => {
  const { data } = await api.batchJob([hotel(1), hotel(2)])
  await done(data.id)
  const authorization = `Bearer ${key}`
  const whole = await (await fetch(`${url}/v1/jobs/${data.id}/result`, { headers: { authorization } })).text()
  const cut = whole.split('\n').slice(0, 2).join('\n')
  for (const text of [cut, whole.replace('10.4', '10.5')]) {
    const told = everygram({ url: await toldUrl((_, response) => response.end(text)) })
    const read = async () => {
      for await (const _ of told.jobRows({ job_id: data.id }));
    }
    await expect(read()).rejects.toMatchObject({ code: 'cut_batch' })
  }
})

test('rows that throw make no job', async () => {
  async function* broken() {
    yield hotel(1)
    throw new Error('the file ends here')
  }
  const before = (await api.jobs()).data.length
  await expect(api.batchJob(broken())).rejects.toThrow('the file ends here')
  expect((await api.jobs()).data.length).toBe(before)
})
