/** What requests get while the files of the release are hashed, and when one of them is wrong. */
import { describe, expect, test } from 'vitest'
import { services, testApp } from '../../../../test/support/app.ts'
import type { WrongFile } from '../../../factors/files/release-file.ts'
import { buildApp } from '../../http/assembly.ts'
import { DOCS_DIR } from '../package-root.ts'
import { PARTS, partOf } from './parts.ts'
import { openVerification, type RunVerifier, type Verification } from './verification.ts'

const TASK = { root: '/nowhere', files: [] }
const HOTEL = '/v1/hotel/emissions?country=GB&nights=3'

const wrong = (file: string): WrongFile => ({
  file,
  problem: 'changed',
  expected: { sha256: 'a'.repeat(64), bytes: 10 },
  found: { sha256: 'b'.repeat(64), bytes: 9 },
})

/** All parts whole but for these files. */
function whole(...files: string[]): RunVerifier {
  return async (_task, tell) => {
    for (const part of PARTS) {
      tell({ part, wrong: files.filter((file) => partOf(file) === part).map(wrong), geography: new Map() })
    }
    return undefined
  }
}

async function started(run: RunVerifier): Promise<Verification> {
  const verification = openVerification(TASK, run)
  await verification.start()
  return verification
}

const appWith = (release: Verification) => testApp({ readiness: { closing: false, release } })

test.each([
  ['data/editions.json', 'core'],
  ['dist/program-0123.cjs', 'core'],
  ['data/synonyms/fuels.csv', 'core'],
  ['dist/geo/places.bin', 'geography'],
  ['data/geography/ferries.csv', 'geography'],
  ['dist/app/index.html', 'app'],
  ['dist/docs/index.html', 'docs'],
  ['data/tables/grid/x.csv', 'tables'],
])('%s is of the part %s', (path, part) => {
  expect(partOf(path)).toBe(part)
})

describe('while files are hashed', () => {
  test('/readyz says so, and a request waits for its answer', async () => {
    let finish = () => {}
    const verification = openVerification(TASK, async (task, tell) => {
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      return whole()(task, tell)
    })
    const app = await appWith(verification)
    const settled = verification.start()
    expect(await app.get('/readyz')).toMatchObject({ status: 503, json: { status: 'verifying' } })
    expect((await app.get('/livez')).status).toBe(200)
    let isAnswered = false
    const asked = app.get(HOTEL).then((reply) => {
      isAnswered = true
      return reply
    })
    await app.get('/livez')
    expect(isAnswered).toBe(false)
    finish()
    await settled
    expect((await asked).status).toBe(200)
    expect(await app.get('/readyz')).toMatchObject({ status: 200, json: { status: 'ready' } })
    await app.close()
  })

  test('no request waits for ever', async () => {
    const verification = openVerification(TASK, () => new Promise(() => {}), 1)
    void verification.start()
    const app = await appWith(verification)
    const reply = await app.get(HOTEL)
    expect(reply).toMatchObject({ status: 503, json: { error: { code: 'unavailable' } } })
    expect(reply.json.error.message).toContain('still being checked')
    await app.close()
  })
})

describe('a wrong file', () => {
  test('of what every answer rests on: /readyz names it for good, and nothing is answered', async () => {
    const app = await appWith(await started(whole('data/editions.json')))
    for (let time = 0; time < 2; time++) {
      expect(await app.get('/readyz')).toMatchObject({
        status: 503,
        json: {
          status: 'damaged',
          code: 'unavailable',
          files: [{ file: 'data/editions.json', problem: 'changed', expected_sha256: 'a'.repeat(64) }],
        },
      })
    }
    const reply = await app.get(HOTEL)
    expect(reply).toMatchObject({ status: 503, json: { error: { code: 'unavailable' } } })
    expect(reply.json.error.message).toContain('data/editions.json is not the file that was released')
    await app.close()
  })

  test('of places: what needs none is answered, and they are not handed out', async () => {
    const verification = await started(whole('dist/geo/sea.bin'))
    await expect(verification.geography()).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('dist/geo/sea.bin is not the file that was released'),
    })
    const app = await appWith(verification)
    expect((await app.get('/readyz')).json.files).toHaveLength(1)
    expect((await app.get(HOTEL)).status).toBe(200)
    await app.close()
  })

  test('of the pages: answers go on, pages are refused', async () => {
    const release = await started(whole('dist/docs/manifest.json'))
    const app = await buildApp(services, { docs: DOCS_DIR, readiness: { closing: false, release } })
    const page = await app.inject('/docs')
    expect(page.statusCode).toBe(503)
    expect(page.body).toContain('dist/docs/manifest.json is not the file that was released')
    expect((await app.inject(HOTEL)).statusCode).toBe(200)
    await app.close()
  })
})

test('where the check cannot be done, nothing counts as whole', async () => {
  const verification = await started(async () => 'no thread can be started')
  const app = await appWith(verification)
  const ready = await app.get('/readyz')
  expect(ready).toMatchObject({ status: 503, json: { status: 'damaged' } })
  expect(ready.json.files[0].message).toContain('no thread can be started')
  expect((await app.get(HOTEL)).status).toBe(503)
  await app.close()
})
