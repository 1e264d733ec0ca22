/** What is sent in a batch is in no file afterwards, whatever its form. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { announced, startServer } from '../support/process.ts'
import { tempFolder } from '../support/temp.ts'

/** As a name in someone's spreadsheet. */
const MARK = 'Wilhelmina-Tintagel-4711'
const ROWS = 2000

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !basename(path).startsWith(RESERVE))
    .sort()

const BODIES: Record<string, string> = {
  'application/x-ndjson': `{"id":"${MARK}","type":"hotel","params":{"country":"GB","nights":2}}\n`.repeat(
    ROWS,
  ),
  'application/json': `[{"id":"${MARK}","type":"hotel","params":{"country":"${MARK}","nights":2}}]`,
  'text/csv': `id,country,nights\n${`${MARK},GB,2\n${MARK},${MARK},2\n`.repeat(ROWS)}`,
}

/** Room on the disk, made beside the answers in the first moments of a server. */
const RESERVE = 'reserve'

test('nothing of a batch is kept beyond its answer', async () => {
  const [DATA_DIR, TMPDIR] = [tempFolder(), tempFolder()]
  const server = await startServer({ DATA_DIR, TMPDIR, LOG_LEVEL: 'debug' })
  await announced(server)
  const key = readFileSync(join(DATA_DIR, 'first-key'), 'utf8').trim()
  const before = filesIn(DATA_DIR)
  for (const [type, body] of Object.entries(BODIES)) {
    const answer = await fetch(`${server.url}/v1/batch?type=hotel`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': type },
      body,
    })
    expect([answer.status, (await answer.text()).includes(MARK)]).toEqual([200, true])
  }
  expect(filesIn(DATA_DIR)).toEqual(before)
  expect(filesIn(TMPDIR)).toEqual([])
  const { stdout, stderr } = await server.stop()
  for (const file of filesIn(DATA_DIR)) expect(readFileSync(file).includes(MARK), file).toBe(false)
  expect(`${stdout}${stderr}`).not.toContain(MARK)
})
