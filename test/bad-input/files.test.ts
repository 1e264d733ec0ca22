/**
 * Files that someone made to use up memory, read by a process that has little of it: each is read or refused with a
 * sentence, all of them in a time in which one would have been too long.
 */
import { execFile } from 'node:child_process'
import { openSync, writeFileSync, writeSync } from 'node:fs'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { tempFolder } from '../support/temp.ts'
import { CONTENT_TYPES, type Part, RELATIONS, relations, sheetWith, withSheet, zip } from '../support/zip.ts'

/** Of JavaScript: Node.js and the programs alone take some 30. */
const HEAP_MB = 192
/** Of the process, with the program, the file and what unpacks it. */
const MEMORY_MB_MAX = 450
const TIME_MS_MAX = 120_000

const TEXTS = 'sharedStrings'
const texts = (xml: string): Part => ({
  name: 'xl/sharedStrings.xml',
  content: Buffer.from(`<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${xml}</sst>`),
})
const sheet = (data: string): Part => ({ name: 'xl/worksheets/sheet1.xml', content: sheetWith(data) })

/** A workbook whose sheets are these. */
function workbook(sheets: readonly string[], more: readonly Part[] = [], links = ''): Buffer {
  const tabs = sheets.map((_, at) => `<sheet name="s${at}" sheetId="${at + 1}" r:id="w${at}"/>`).join('')
  const targets = sheets
    .map(
      (name, at) => `<Relationship Id="w${at}" Type="${RELATIONS}/worksheet" Target="worksheets/${name}"/>`,
    )
    .join('')
  return zip([
    { name: '[Content_Types].xml', content: CONTENT_TYPES },
    { name: '_rels/.rels', content: relations('officeDocument', 'xl/workbook.xml') },
    {
      name: 'xl/workbook.xml',
      content: Buffer.from(`<workbook xmlns:r="${RELATIONS}"><sheets>${tabs}</sheets></workbook>`),
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: Buffer.from(`<Relationships>${targets}${links}</Relationships>`),
    },
    ...more,
  ])
}

const SHARED = `<Relationship Id="t" Type="${RELATIONS}/${TEXTS}" Target="sharedStrings.xml"/>`
const withTexts = (xml: string, data: string) => workbook(['sheet1.xml'], [texts(xml), sheet(data)], SHARED)
const rows = (count: number, row: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => row(at + 1)).join('')
/** Packs badly: not all that is large looks like a bomb. */
const scattered = (at: number) => ((at * 2_654_435_761) % 4_294_967_296).toString(36)
/** Packs well, as such files do. */
const long = (characters: number) => 'x'.repeat(characters)

interface Attack {
  readonly name: string
  readonly bytes: () => Buffer
  /** How many rows it has, or a part of what is said. */
  readonly found: number | RegExp
}

const ATTACKS: readonly Attack[] = [
  {
    name: 'a value in the last column of 2,998 rows',
    bytes: () =>
      withSheet(sheetWith(rows(2998, (at) => `<row r="${at}"><c r="XFD${at}"><v>1</v></c></row>`))),
    found: /^Row 1 has a value in column 16384; the maximum is 1,000 columns/,
  },
  {
    name: 'a colour in the last column of 100,000 rows',
    bytes: () =>
      withSheet(
        sheetWith(
          rows(100_000, (at) => `<row r="${at}"><c r="A${at}"><v>1</v></c><c r="XFD${at}" s="1"/></row>`),
        ),
      ),
    found: 100_000,
  },
  {
    name: 'a value in column 1,000 of 40,000 rows',
    bytes: () =>
      withSheet(sheetWith(rows(40_000, (at) => `<row r="${at}"><c r="ALL${at}"><v>1</v></c></row>`))),
    found: 40_000,
  },
  {
    name: 'a value in column 1,000 of 60,000 rows',
    bytes: () =>
      withSheet(sheetWith(rows(60_000, (at) => `<row r="${at}"><c r="ALL${at}"><v>1</v></c></row>`))),
    found: /^The sheet has more than 50,000,000 cells/,
  },
  {
    name: 'a row beyond the last',
    bytes: () => withSheet(sheetWith('<row r="1048577"><c r="A1048577"><v>1</v></c></row>')),
    found: /more than 1,048,576 rows/,
  },
  {
    name: 'rows far apart',
    bytes: () =>
      withSheet(sheetWith('<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c><v>1</v></c></row>')),
    found: 2,
  },
  {
    name: 'the same row more than a million times',
    bytes: () => withSheet(sheetWith(rows(1_100_000, (at) => `<row r="1" x="${scattered(at)}"/>`))),
    found: /more than 1,048,576 rows/,
  },
  {
    name: 'an area that is not there',
    bytes: () =>
      withSheet(
        Buffer.from(
          '<worksheet><dimension ref="A1:XFD1048576"/><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData><mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells></worksheet>',
        ),
      ),
    found: 1,
  },
  {
    name: '20,000 sheets',
    bytes: () =>
      workbook(
        Array.from({ length: 20_000 }, () => 'sheet1.xml'),
        [sheet('')],
      ),
    found: /more than 1,000 sheets/,
  },
  {
    name: 'one sheet under two names',
    bytes: () => workbook(['sheet1.xml', 'sheet1.xml'], [sheet('')]),
    found: /the same as another/,
  },
  {
    name: 'eight million shared texts and one',
    bytes: () =>
      withTexts(
        rows(8_000_001, (at) => `<si x="${scattered(at)}"/>`),
        '',
      ),
    found: /too much text/,
  },
  {
    name: 'shared texts of 100 MB',
    bytes: () => withTexts(`<si><t>${long(30_000)}</t></si>`.repeat(3400), ''),
    found: /too much text|unpack/,
  },
  {
    name: 'a long shared text in every cell',
    bytes: () =>
      withTexts(
        `<si><t>${long(32_767)}</t></si>`,
        rows(30_000, () => `<row>${'<c t="s"><v>0</v></c>'.repeat(30)}</row>`),
      ),
    found: 30_000,
  },
  {
    name: 'a row of a thousand long texts',
    bytes: () =>
      withTexts(`<si><t>${long(32_767)}</t></si>`, `<row>${'<c t="s"><v>0</v></c>'.repeat(1000)}</row>`),
    found: /^Row 1 has more than 1,048,576 characters/,
  },
  {
    name: 'one text of 100 MB in a cell',
    bytes: () =>
      withSheet(
        sheetWith(`<row><c t="inlineStr"><is><t>${long(100_000_000)}</t></is></c></row>`),
        100_000_000,
      ),
    found: /unpack|longer than stated/,
  },
  {
    name: 'texts in runs without end',
    bytes: () =>
      withTexts(
        `<si>${'<r><t>xxxxxxxxxxxxxxxxxxxxxxxx</t></r>'.repeat(250_000)}</si>`,
        '<row><c t="s"><v>0</v></c></row>',
      ),
    found: 1,
  },
  {
    name: 'XML a million levels deep',
    bytes: () => withSheet(sheetWith(`${'<a>'.repeat(1_000_000)}${'</a>'.repeat(1_000_000)}`)),
    found: 0,
  },
  {
    name: 'an attribute of 10 MB',
    bytes: () => withSheet(sheetWith(`<row r="${long(9_000_000)}"/>`)),
    found: /an XML tag of more than 65,536 characters/,
  },
  {
    name: 'a million attributes',
    bytes: () => withSheet(sheetWith(`<row ${'a="b" '.repeat(1_000_000)}/>`)),
    found: /an XML tag of more than 65,536 characters/,
  },
  {
    name: 'a comment of 9 MB',
    bytes: () => withSheet(sheetWith(`<!--${long(9_000_000)}--><row><c><v>1</v></c></row>`)),
    found: 1,
  },
  {
    name: 'a bomb that says its size',
    bytes: () => withSheet(Buffer.alloc(200_000_000, ' ')),
    found: /too large when unpacked/,
  },
  {
    name: 'a bomb that says another size',
    bytes: () => withSheet(Buffer.alloc(200_000_000, ' '), 1000),
    found: /longer than stated/,
  },
  {
    name: 'a list of sheets that says another size',
    bytes: () =>
      workbook(
        [],
        [{ name: 'xl/styles.xml', content: Buffer.alloc(50_000_000, ' '), saidSize: 10 }],
        `<Relationship Id="s" Type="${RELATIONS}/styles" Target="styles.xml"/>`,
      ),
    found: /no sheets/,
  },
  {
    name: 'two parts of one name',
    bytes: () => withSheet(sheetWith(''), undefined, [sheet('<row/>')]),
    found: /two parts named/,
  },
]

/** Written a piece at a time. */
function writeLong(file: string, piece: string, times: number, before = ''): void {
  const handle = openSync(file, 'w')
  writeSync(handle, before)
  for (let i = 0; i < times; i++) writeSync(handle, piece)
}

let folder: string
interface Line {
  readonly found: number | string
  /** In the app, which keeps all rows and so takes fewer. */
  readonly app: number | string
  readonly megabytes: number
}

let found: Map<string, Line>
const nameOf = (at: number) => `${at}.xlsx`

beforeAll(async () => {
  folder = tempFolder()
  for (const [at, { bytes }] of ATTACKS.entries()) writeFileSync(join(folder, nameOf(at)), bytes())
  writeLong(join(folder, 'cell.csv'), long(1_000_000), 100, 'country,nights\nGB,"')
  writeLong(join(folder, 'columns.csv'), 'column,', 100_000)
  writeLong(join(folder, 'wide.csv'), `GB,1${',x'.repeat(100_000)}\n`, 20, 'country,nights\n')
  const files = [...ATTACKS.keys()].map(nameOf).concat('cell.csv', 'columns.csv', 'wide.csv')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      `--max-old-space-size=${HEAP_MB}`,
      '--import',
      'tsx',
      'test/support/read-table.ts',
      ...files.map((name) => join(folder, name)),
    ],
    { timeout: TIME_MS_MAX },
  )
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  found = new Map(lines.map((line) => [basename(line.file), line]))
}, 2 * TIME_MS_MAX)

test.each(ATTACKS.map((attack, at) => ({ ...attack, at })))('$name', ({ at, found: expected }) => {
  const line = found.get(nameOf(at))
  if (typeof expected === 'number') expect(line?.found).toBe(expected)
  else expect(line?.found).toMatch(expected)
})

test.each([
  ['cell.csv', /^The file can't be read beyond line 2\. Check its quotation marks and very long cells/],
  ['columns.csv', /^Row 1 has 100001 columns; the maximum is 1,000/],
  ['wide.csv', /^Row 2 has 100002 columns; the maximum is 1,000/],
])('%s', (name, says) => {
  expect(found.get(name)?.found).toMatch(says)
})

test('the app reads what it can keep, and refuses the rest with a sentence', () => {
  expect(found.size).toBeGreaterThan(ATTACKS.length)
  for (const [name, { found: rows, app }] of found)
    expect(typeof app === 'string' || app === rows, `${name}: ${app}`).toBe(true)
})

test('all of them together took no more memory than a small machine has', () => {
  const most = Math.max(...[...found.values()].map(({ megabytes }) => megabytes))
  expect(most).toBeLessThan(MEMORY_MB_MAX)
})
