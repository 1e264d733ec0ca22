/** Batches of the client against the service: streamed both ways, in lists, cut, ended. */
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  type BatchClosing,
  type BatchOptions,
  type BatchRow,
  type Everygram,
  EverygramError,
  everygram,
} from '../../packages/client/src/everygram.ts'
import { testAccess } from '../support/access.ts'
import { serviceUrl, toldUrl } from '../support/listening.ts'

const stay = (nights: number): BatchRow => ({ id: nights, type: 'hotel', params: { country: 'GB', nights } })
/** 10.4 kg a night: 31.2 kg. The second has no answer. */
const ROWS: BatchRow[] = [stay(3), stay(0), { type: 'fuel', params: { fuel_type: 'diesel', amount: 100 } }]
const WAYS = [
  ['streamed', true],
  ['in lists', false],
] as const

let url: string
let api: Everygram
beforeAll(async () => {
  url = await serviceUrl()
  api = everygram({ url, retries: 0 })
})

async function all<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const list: Row[] = []
  for await (const row of rows) list.push(row)
  return list
}

const closings: BatchClosing[] = []
afterEach(() => {
  closings.length = 0
})
const onClosing = (closing: BatchClosing) => {
  closings.push(closing)
}

describe.each(WAYS)('%s', (_, isStreamed) => {
  const options: BatchOptions & { fields?: 'short' } = { isStreamed, onClosing }

  test('rows in order, with errors in their places, and what they add up to', async () => {
    const answers = await all(api.batch(ROWS, options))
    expect(answers.map(({ row, id, status }) => [row, id, status])).toEqual([
      [1, '3', 'ok'],
      [2, '0', 'error'],
      [3, undefined, 'ok'],
    ])
    expect(answers[0]).toMatchObject({ type: 'hotel', co2e_kg: 31.2, scopes: { scope_3_category_6: 31.2 } })
    expect(answers[1]).toMatchObject({ error: { code: 'validation_error', field: 'nights', value: '0' } })
    expect(closings).toMatchObject([{ rows: 3, ok: 2, failed: 1, complete: true }])
  })

  test('in full', async () => {
    const [first] = await all(api.batch([stay(3)], { isStreamed, fields: 'full' }))
    if (first?.status !== 'ok' || first.type !== 'hotel') throw new Error('no stay')
    const { calculated_at: _, ...meta } = first.answer.meta
    const asked = await api.hotelEmissions({ country: 'GB', nights: 3 })
    expect(first.answer.data).toEqual(asked.data)
    expect(asked.meta).toMatchObject(meta)
  })

  test('thousands of rows, from whatever gives them', async () => {
    function* many() {
      for (let i = 0; i < 2500; i++) yield stay((i % 365) + 1)
    }
    const answers = await all(api.batch(many(), options))
    expect(answers.map(({ row }) => row)).toEqual(Array.from({ length: 2500 }, (_, i) => i + 1))
    // Within one request, or in lists of 1,000.
    expect(closings.map(({ rows }) => rows)).toEqual(isStreamed ? [2500] : [1000, 1000, 500])
  })

  test('long rows are sent too', async () => {
    const long = Array.from({ length: 60 }, (): BatchRow => ({ ...stay(1), id: 'ö'.repeat(20_000) }))
    expect(await all(api.batch(long, options))).toHaveLength(60)
  })

  test('no rows', async () => {
    expect(await all(api.batch([], options))).toEqual([])
  })

  test('what the rows throw is thrown', async () => {
    const fault = new Error('the file is gone')
    async function* failing() {
      yield stay(1)
      throw fault
    }
    await expect(all(api.batch(failing(), options))).rejects.toBe(fault)
  })

  test('what is thrown when it is closed is thrown', async () => {
    const fault = new Error('the disk is full')
    const failing = () => {
      throw fault
    }
    await expect(all(api.batch(ROWS, { isStreamed, onClosing: failing }))).rejects.toBe(fault)
  })

  test('who stops reading stops the rows', async () => {
    let isEnded = false
    async function* endless() {
      try {
        for (;;) {
          yield stay(1)
          await new Promise((resolve) => setTimeout(resolve, 1))
        }
      } finally {
        isEnded = true
      }
    }
    for await (const answer of api.batch(endless(), options)) if (answer.row === 2) break
    while (!isEnded) await new Promise((resolve) => setTimeout(resolve, 1))
    expect(closings.every(({ complete }) => complete)).toBe(true)
  })

  test('a signal ends it in the middle', async () => {
    const controller = new AbortController()
    const reason = new Error('enough')
    const rows = Array.from({ length: 5000 }, (_, i) => stay((i % 365) + 1))
    const reading = async () => {
      for await (const { row } of api.batch(rows, { ...options, signal: controller.signal }))
        if (row === 1000) controller.abort(reason)
    }
    await expect(reading()).rejects.toBe(reason)
    expect(closings.map(({ rows: count }) => count)).toEqual(isStreamed ? [] : [1000])
  })

  test('the key is asked for', async () => {
    const { access, stored } = await testAccess()
    const locked = await serviceUrl({ access })
    const refused = all(everygram({ url: locked }).batch([stay(1)], options))
    await expect(refused).rejects.toMatchObject({ code: 'unauthorized' })
    expect(await all(everygram({ url: locked, key: await stored() }).batch([stay(1)], options))).toHaveLength(
      1,
    )
  })
})

test('each row is answered when it is sent, before the next one is there', async () => {
  const seen: unknown[] = []
  let answered = () => {}
  async function* oneByOne() {
    for (const nights of [1, 2, 3]) {
      const next = new Promise<void>((resolve) => {
        answered = resolve
      })
      yield stay(nights)
      await next
    }
  }
  for await (const { id } of api.batch(oneByOne())) {
    seen.push(id)
    answered()
  }
  expect(seen).toEqual(['1', '2', '3'])
})

describe('a list is sent again', () => {
  test.each(WAYS)('%s', async (_, isStreamed) => {
    let requests = 0
    const told = await toldUrl((request, reply) => {
      requests++
      if (requests === 1) {
        request.resume()
        reply.writeHead(503, { 'retry-after': '0' }).end()
        return
      }
      fetch(`${url}${request.url}`, {
        method: 'POST',
        body: request as never,
        headers: { 'content-type': request.headers['content-type'] ?? '' },
        duplex: 'half',
      })
        .then((response) => response.text())
        .then((text) => reply.end(text))
    })
    expect(await all(everygram({ url: told }).batch(ROWS, { isStreamed }))).toHaveLength(3)
    expect(requests).toBe(2)
  })

  test('but not what cannot be had again', async () => {
    const told = await toldUrl((request, reply) => {
      request.resume()
      reply.writeHead(503, { 'retry-after': '0' }).end()
    })
    const once = everygram({ url: told }).batch(ROWS.values(), { isStreamed: true })
    await expect(all(once)).rejects.toMatchObject({ status: 503 })
  })
})

describe('a batch that is not whole', () => {
  let ndjson: string
  let json: string
  beforeAll(async () => {
    const answerTo = async (type: string, body: string) =>
      (await fetch(`${url}/v1/batch`, { method: 'POST', headers: { 'content-type': type }, body })).text()
    ndjson = await answerTo('application/x-ndjson', ROWS.map((row) => JSON.stringify(row)).join('\n'))
    json = await answerTo('application/json', JSON.stringify(ROWS))
  })

  /** The client's error for an answer in place of the service's. */
  async function errorFor(text: string, isStreamed: boolean): Promise<EverygramError> {
    const told = await toldUrl((request, reply) => {
      request.resume().on('end', () => reply.end(text))
    })
    const error = await all(everygram({ url: told, retries: 0 }).batch(ROWS, { isStreamed })).catch((e) => e)
    expect(error).toBeInstanceOf(EverygramError)
    return error
  }
  const lines = () => ndjson.trimEnd().split('\n')

  test('without its closing line', async () => {
    const { code, message } = await errorFor(`${lines().slice(0, 2).join('\n')}\n`, true)
    expect(code).toBe('cut_batch')
    expect(message).toBe('The batch was cut after 2 answers: its closing line is missing.')
  })

  test('in the middle of a line', async () => {
    expect((await errorFor(ndjson.slice(0, 300), true)).code).toBe('cut_batch')
  })

  test('with an answer less', async () => {
    const { code, message } = await errorFor(lines().toSpliced(1, 1).join('\n'), true)
    expect(code).toBe('cut_batch')
    expect(message).toBe('3 rows were sent and 2 answers came; the closing line counts 3.')
  })

  test.each(WAYS)('with another figure, %s', async (_, isStreamed) => {
    const { code, message } = await errorFor((isStreamed ? ndjson : json).replace('31.2', '13.2'), isStreamed)
    expect(code).toBe('cut_batch')
    expect(message).toContain('SHA-256')
  })

  test('as it was, it is whole', async () => {
    const told = await toldUrl((request, reply) => {
      request.resume().on('end', () => reply.end(ndjson))
    })
    expect(await all(everygram({ url: told }).batch(ROWS, { isStreamed: true }))).toHaveLength(3)
  })

  test('stopped by the service, with its reason', async () => {
    const stopped = { code: 'payload_too_large', message: 'More than 1 GiB.' }
    const closing = JSON.stringify({ closing: { ...JSON.parse(lines().at(-1) ?? '').closing, stopped } })
    const error = await errorFor([...lines().slice(0, -1), closing].join('\n'), true)
    expect(error).toMatchObject(stopped)
  })

  test('whose connection breaks', async () => {
    const told = await toldUrl((request, reply) => {
      request.resume().on('end', () => {
        reply.writeHead(200)
        reply.write(`${lines()[0]}\n`, () => request.socket.destroy())
      })
    })
    const answers: unknown[] = []
    const reading = async () => {
      for await (const answer of everygram({ url: told }).batch(ROWS, { isStreamed: true }))
        answers.push(answer)
    }
    await expect(reading()).rejects.toMatchObject({ code: 'cut_batch' })
    expect(answers).toHaveLength(1)
  })
})
