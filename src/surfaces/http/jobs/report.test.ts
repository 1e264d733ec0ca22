/** GET /v1/jobs/{job_id}/report: the inventory of a job in its three forms, whatever form the job has. */
import { expect, test } from 'vitest'
import { jobsApp } from '../../../../test/support/jobs.ts'
import { openWorkbook } from '../../files/workbook.ts'

const service = jobsApp()
/** Published: 10.4 kg a night in the United Kingdom. */
const ROWS = [
  { id: 'a', type: 'hotel', params: { country: 'GB', nights: 3 } },
  { id: 'b', type: 'hotel', params: { country: 'GB', nights: 2 } },
  { id: 'c', type: 'hotel', params: { country: 'Atlantis', nights: 2 } },
]
const NDJSON = ROWS.map((row) => JSON.stringify(row)).join('\n')
const CSV = 'id,type,country,nights\na,hotel,GB,3\nb,hotel,GB,2\nc,hotel,Atlantis,2\n'

async function done(body: string, type: string): Promise<string> {
  const made = await service.make(body, { 'content-type': type })
  expect(made.status, made.text).toBe(202)
  const id = made.json.data.id as string
  await expect
    .poll(async () => (await service.get(`/v1/jobs/${id}`)).json.data.attributes.state, { timeout: 10_000 })
    .toBe('done')
  return id
}

const lines = (text: string) =>
  text
    .replace('\uFEFF', '')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','))

test.each([
  ['application/x-ndjson', NDJSON],
  ['application/json', JSON.stringify(ROWS)],
  ['text/csv', CSV],
])('of %s: a line for each row, and the one that failed with its problem', async (type, body) => {
  const { status, headers, text } = await service.get(`/v1/jobs/${await done(body, type)}/report`)
  expect(status).toBe(200)
  expect(headers['content-type']).toContain('text/csv')
  const [head = [], ...rows] = lines(text)
  const cell = (row: string[], name: string) => row[head.indexOf(name)]
  expect(rows.map((row) => cell(row, 'row'))).toEqual(['a', 'b', 'c'])
  // 3 x 10.4 and 2 x 10.4.
  expect(rows.map((row) => cell(row, 'co2e_kg'))).toEqual(['31.2', '20.8', ''])
  expect(rows.slice(0, 2).map((row) => cell(row, 'category'))).toEqual([
    expect.stringContaining('6'),
    expect.stringContaining('6'),
  ])
  expect(rows[2]?.join(',')).toContain('Atlantis')
})

test('the workbook and the statement name the whole, 52 kg, and who it is of', async () => {
  const id = await done(NDJSON, 'application/x-ndjson')
  const query = 'organisation=Example%20%3Cb%3E&period=2025'
  const page = await service.get(`/v1/jobs/${id}/report?format=html&${query}`)
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.text).toContain('Example &lt;b&gt;')
  expect(page.text).toContain('52')
  const { bytes } = await service.get(`/v1/jobs/${id}/report?format=xlsx&${query}`)
  const { names } = await openWorkbook(bytes)
  expect(names).toEqual([
    'Greenhouse gas inventory',
    'ESRS E1-6',
    'Data quality',
    'Sources',
    'Notes',
    'Rows not calculated',
    'About this inventory',
  ])
})

test('no other format, no other key, no job that is not done', async () => {
  const id = await done(NDJSON, 'application/x-ndjson')
  expect((await service.get(`/v1/jobs/${id}/report?format=pdf`)).json.error).toMatchObject({
    field: 'format',
  })
  expect((await service.get(`/v1/jobs/${'0'.repeat(32)}/report`)).json.error.code).toBe('job_not_found')
})
