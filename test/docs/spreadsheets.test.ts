/** docs/spreadsheets.md: its script against the service, and the requests of its query. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'
import { testAccess } from '../support/access.ts'
import { defaultUrl, serviceUrl, toldUrl } from '../support/listening.ts'
import { blocksOf } from '../support/pages.ts'
import type { Sheet } from './apps-script.ts'
import { hasLines } from './says.ts'
import { openShell } from './shell.ts'

const PAGE = 'docs/spreadsheets.md'
const [script = ''] = blocksOf(PAGE).flatMap((block) => (block.language === 'js' ? [block.text] : []))
const [query = ''] = blocksOf(PAGE).flatMap((block) => (block.language === 'powerquery' ? [block.text] : []))

let url = ''
beforeAll(async () => {
  url = await defaultUrl()
})

/** The values of formulas, which are calculated one after the other in one sheet. */
async function calculated(properties: Record<string, string>, ...formulas: string[]): Promise<Sheet> {
  const child = spawn(process.execPath, ['--import', 'tsx', join('test', 'docs', 'apps-script.ts')], {
    cwd: PACKAGE_ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify({ script, properties, formulas }))
  return JSON.parse(await text(child.stdout))
}
const here = (...formulas: string[]) => calculated({ EVERYGRAM_URL: url }, ...formulas)
const valuesOf = ({ values }: Sheet) => values.map(({ value, error }) => value ?? error)

describe('Google Sheets', () => {
  test('what the page says of a cell', async () => {
    const [, formula = '', result = ''] =
      /\| `=(EVERYGRAM_HOTEL\("GB", 3\))` \| ([\d.]+) \|/.exec(pageText()) ?? []
    expect(valuesOf(await here(formula))).toEqual([[[Number(result)]]])
  })

  test('a range is one request, and comes back in its shape', async () => {
    // 10.4 kg a night in the United Kingdom, 152.2 kg on the Maldives: published figures of 2025.
    const sheet = await here('EVERYGRAM_HOTEL([["GB"],[""],["MV"],["GB"]], [[3],[""],[1],[3]], 2025)')
    expect(valuesOf(sheet)).toEqual([[[31.2], [''], [152.2], [31.2]]])
    // The same question twice is asked once.
    expect(sheet.requests).toEqual([2])
  })

  test('a table of countries and nights', async () => {
    const sheet = await here('EVERYGRAM_HOTEL([["GB"],["MV"]], [[1, 2]])')
    expect(valuesOf(sheet)).toEqual([
      [
        [10.4, 20.8],
        [152.2, 304.4],
      ],
    ])
  })

  test('what is known is not asked again', async () => {
    const sheet = await here('EVERYGRAM_HOTEL("GB", 3)', 'EVERYGRAM_HOTEL([["GB"],["GB"]], [[3],[4]])')
    expect(valuesOf(sheet)).toEqual([[[31.2]], [[31.2], [41.6]]])
    expect(sheet.requests).toEqual([1, 1])
  })

  test('the other functions', async () => {
    const sheet = await here(
      'EVERYGRAM_FUEL("diesel", 100)',
      'EVERYGRAM_FUEL("natural_gas", 15000, "kWh", 2025)',
      'EVERYGRAM_ELECTRICITY(0, "GB")',
      'EVERYGRAM_TRAVEL("GB", "London", "FR", "Paris", "flight", 2025)[0][0] > 0',
      'EVERYGRAM("fuel", [["fuel_type", "amount", ""]], [["diesel", 100, "of June"], ["", "", ""]])',
    )
    // 2.57082 + 0.61101 kg a litre of diesel; 15,000 kWh of gas are 2744.400 + 453.150 kg.
    expect(valuesOf(sheet)).toEqual([[[318.183]], [[3197.55]], [[0]], true, [[318.183], ['']]])
  })

  test('thousands of rows go in lists', async () => {
    const sheet = await here(
      `EVERYGRAM_FUEL("diesel", Array.from({ length: 1200 }, (_, i) => [i + 1])).length`,
    )
    expect(sheet).toMatchObject({ values: [{ value: 1200 }], requests: [1000, 200] })
  })

  test('a row without an answer says why, and the others have theirs', async () => {
    const [value] = valuesOf(await here('EVERYGRAM_HOTEL([["GB"],["XX"]], 3)'))
    expect(value).toEqual([[31.2], [expect.stringMatching(/^Error: .*'XX'/)]])
  })

  test('a single question without an answer is an error, and is asked again', async () => {
    const sheet = await here('EVERYGRAM_HOTEL("GB", 0)', 'EVERYGRAM_HOTEL("GB", 0)', 'EVERYGRAM_HOTEL("GB")')
    expect(sheet.values.map(({ error }) => error)).toEqual([
      expect.stringContaining('nights must be a whole number from 1 to 365'),
      expect.stringContaining('nights must be a whole number from 1 to 365'),
      expect.stringContaining('nights is missing'),
    ])
    expect(sheet.requests).toEqual([1, 1, 1])
  })

  test('the key is that of the properties', async () => {
    const { access, stored } = await testAccess()
    const locked = await serviceUrl({ access })
    const properties = { EVERYGRAM_URL: locked, EVERYGRAM_KEY: await stored() }
    expect(valuesOf(await calculated(properties, 'EVERYGRAM_HOTEL("GB", 3)'))).toEqual([[[31.2]]])
    const [{ error } = {}] = (await calculated({ EVERYGRAM_URL: locked }, 'EVERYGRAM_HOTEL("GB", 3)')).values
    expect(error).toContain('Authorization')
  })

  test('a server that is busy is waited for, but not for long', async () => {
    let seconds = '2'
    let requests = 0
    const busy = await toldUrl((_, reply) => {
      requests++
      reply.writeHead(429, { 'retry-after': seconds }).end('{"error":{"message":"Too many."}}')
    })
    const sheet = await calculated({ EVERYGRAM_URL: busy }, 'EVERYGRAM_HOTEL("GB", 3)')
    expect(sheet).toMatchObject({ values: [{ error: 'Too many.' }], sleptMs: [2000, 2000] })
    expect(requests).toBe(3)
    seconds = '86400'
    expect((await calculated({ EVERYGRAM_URL: busy }, 'EVERYGRAM_HOTEL("GB", 3)')).sleptMs).toEqual([])
  })

  test('an address with a slash at its end, and none', async () => {
    expect(valuesOf(await calculated({ EVERYGRAM_URL: `${url}/` }, 'EVERYGRAM_HOTEL("GB", 3)'))).toEqual([
      [[31.2]],
    ])
    const [{ error } = {}] = (await calculated({}, 'EVERYGRAM_HOTEL("GB", 3)')).values
    expect(error).toContain('EVERYGRAM_URL is missing')
  })

  test('something else than the service', async () => {
    const other = await toldUrl((_, reply) => reply.writeHead(404).end('<html>'))
    const [{ error } = {}] = (await calculated({ EVERYGRAM_URL: other }, 'EVERYGRAM_HOTEL("GB", 3)')).values
    expect(error).toBe('The server returned 404, and no response of Everygram.')
  })
})

describe('Power Query', () => {
  /** As Web.Contents would send it. */
  async function asked(questions: object[]): Promise<Record<string, unknown>[]> {
    const [, path = ''] = /RelativePath = "([^"]+)"/.exec(query) ?? []
    const [, type = ''] = /#"Content-Type" = "([^"]+)"/.exec(query) ?? []
    const response = await fetch(`${url}/${path}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: JSON.stringify(questions),
    })
    expect(response.status).toBe(200)
    return ((await response.json()) as { data: Record<string, unknown>[] }).data
  }

  /** The fields that the query reads of an answer, first to last: range, low. */
  const read = [...query.matchAll(/answer((?:\[\w+\]\?)+)/g)].map(([, path = '']) =>
    [...path.matchAll(/\w+/g)].map(([name]) => name),
  )
  const at = (answer: unknown, path: string[]) =>
    path.reduce((value, name) => (value as Record<string, unknown> | undefined)?.[name], answer)

  test('every field that it reads is in an answer or in an error', async () => {
    const params = { country: 'GB', nights: 3, year: null }
    const [good, bad] = await asked([
      { type: 'hotel', params },
      { type: 'hotel', params: { ...params, nights: 0 } },
    ])
    expect(read).toHaveLength(9)
    for (const path of read) expect(at(path[0] === 'error' ? bad : good, path), path.join('.')).toBeDefined()
    expect(good).toMatchObject({ co2e_kg: 31.2 })
    expect(at(good, ['error'])).toBeUndefined()
  })

  test('as many rows as it sends at once are taken', async () => {
    const [, rows = ''] = /RowsMax = (\d+)/.exec(query) ?? []
    const question = { type: 'hotel', params: { country: 'GB', nights: 3 } }
    expect(await asked(Array.from({ length: Number(rows) }, () => question))).toHaveLength(1000)
  })

  test('its brackets are in pairs', () => {
    const code = query.replaceAll(/"[^"]*"/g, '')
    for (const [open, close] of ['()', '[]', '{}'])
      expect(code.split(open ?? '').length, open).toBe(code.split(close ?? '').length)
    expect(code.match(/\blet\b/g)?.length).toBe(code.match(/\bin\b/g)?.length)
  })
})

describe('a shell', () => {
  const blocks = blocksOf(PAGE)
  const shown = blocks.flatMap(({ language, text: script }, at) =>
    language === 'sh' ? [{ script, says: blocks[at + 1]?.text ?? '' }] : [],
  )

  test('every command prints what the page says', async () => {
    const shell = openShell(url)
    expect(shown.length).toBeGreaterThan(2)
    for (const { script, says } of shown) {
      const { code, stdout, stderr } = await shell.run(script)
      expect(code, stderr).toBe(0)
      expect(hasLines(stdout, says), `${script}\n${stdout}`).toBe(true)
    }
  })
})

describe('a function in a cell', () => {
  const addresses = [...pageText().matchAll(/=.*?(?:WEBSERVICE|IMPORTDATA)\("https?:\/\/[^/]+(.*?)"\)/g)]

  test('its address gives a number', async () => {
    expect(addresses).toHaveLength(2)
    for (const [, address = ''] of addresses) {
      const path = address.replace('"&A2&"', 'GB').replace('"&B2&"', '3')
      expect(await (await fetch(`${url}${path}`)).text()).toBe('31.2\n')
    }
  })
})

function pageText(): string {
  return readFileSync(join(PACKAGE_ROOT, PAGE), 'utf8')
}
