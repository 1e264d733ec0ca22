/** Names that stand twice in a message, and lines as a pipe cuts them. */
import { describe, expect, test } from 'vitest'
import { lines } from './lines.ts'
import { refusedMessage } from './refused-message.ts'

describe('a message', () => {
  const refused = (text: string) => {
    const found = refusedMessage(text)
    return found && [found.id, found.error.code, found.error.message]
  }
  const call = (args: string) =>
    `{"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"calculate","arguments":${args}}}`

  test.each([
    ['{"type":"hotel","params":{"country":"GB","nights":3,"nights":4}}', 'nights'],
    ['{"type":"hotel","type":"fuel","params":{}}', 'type'],
    ['{"questions":[{"params":{"rooms":1,"room\\u0073":2}}]}', 'rooms'],
  ])('%s', (args, name) => {
    expect(refused(call(args))).toEqual([5, -32_600, `'${name}' is given twice. Give it once.`])
  })

  test('one that says nothing twice is read on, and so is what is no JSON', () => {
    for (const text of [
      call('{"type":"hotel","params":{"type":"x"}}'),
      '{',
      '',
      '7',
      'null',
      '{"a":"\\"a\\":1"}',
    ])
      expect(refused(text)).toBeUndefined()
  })

  test('without an id it is nobody’s', () => {
    expect(refused('{"a":1,"a":2}')?.[0]).toBeNull()
    expect(refused('{"id":{},"a":1,"a":2}')?.[0]).toBeNull()
  })

  test('nested without end', () => {
    expect(refused(call(`${'['.repeat(100_000)}${']'.repeat(100_000)}`))?.[2]).toContain('40 levels')
  })
})

describe('lines', () => {
  async function* chunks(...texts: string[]) {
    for (const text of texts) yield Buffer.from(text)
  }
  const read = async (isTaken: (line: string) => boolean, ...texts: string[]) => {
    const found: string[] = []
    for await (const line of lines(chunks(...texts), async (one) => isTaken(one))) found.push(line.toString())
    return found
  }

  test('however they are cut, and what follows the last', async () => {
    expect(await read(() => true, 'a', 'b\nc\n', '\nd', '')).toEqual(['ab\n', 'c\n', '\n', 'd'])
  })

  test('without those that are not taken', async () => {
    expect(await read((line) => line !== 'no\n', 'a\nn', 'o\nb\n')).toEqual(['a\n', 'b\n'])
  })

  test('one that is too long is passed on before it ends', async () => {
    const half = 'x'.repeat(6 * 1024 * 1024)
    const seen: string[] = []
    const found = await read((line) => seen.push(line) > 0, half, half, 'y\nz\n')
    expect(found.map((one) => one.length)).toEqual([2 * half.length, 2, 2])
    expect(seen).toEqual(['y\n', 'z\n'])
  })
})
