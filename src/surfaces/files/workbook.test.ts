/** Rows of workbooks: as another reader of them gives them, and of parts that were made by hand. */
import fc from 'fast-check'
import { streamXlsxRows, writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { RELATIONS, relations, sheetWith, withSheet, zip } from '../../../test/support/zip.ts'
import { openWorkbook } from './workbook.ts'

type Cells = readonly (readonly string[])[]

async function rowsIn(bytes: Uint8Array): Promise<Map<string, Cells>> {
  const found = new Map<string, Cells>()
  for (const { name, rows } of (await openWorkbook(bytes)).sheets) {
    const cells: (readonly string[])[] = []
    for await (const group of rows()) for (const row of group) cells[row.line - 1] = row.cells
    found.set(
      name,
      Array.from(cells, (row) => row ?? []),
    )
  }
  return found
}

/** By the library that writes them. */
async function rowsByLibrary(bytes: Uint8Array, sheet: number): Promise<Cells> {
  const cells: string[][] = []
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
    const texts = values.map((value) =>
      value instanceof Date ? value.toISOString().slice(0, 10) : value === null ? '' : String(value),
    )
    while (texts.at(-1) === '') texts.pop()
    cells[index] = texts
  }
  return Array.from(cells, (row) => row ?? [])
}

const cell = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('', ' ', 'a & b <c> "d"', '_x000D_', 'x\ny', 'GB', 'true'),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  fc.boolean(),
  fc.date({ min: new Date('1900-03-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
  fc.constant(null),
)

test('a workbook is read as the library reads it that wrote it', async () => {
  const rows = fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(fc.array(rows, { minLength: 1, maxLength: 3 }), async (sheets) => {
      const bytes = await writeXlsx({ sheets: sheets.map((of, at) => ({ name: `s${at}`, rows: of })) })
      const found = await rowsIn(bytes)
      for (const at of sheets.keys()) expect(found.get(`s${at}`)).toEqual(await rowsByLibrary(bytes, at))
    }),
    { numRuns: 150 },
  )
})

const read = async (data: string) => (await rowsIn(withSheet(sheetWith(data)))).get('a')

test.each([
  [
    'numbers as they are written',
    '<row><c><v>0.10</v></c><c><v>1E3</v></c><c t="n"><v>-2</v></c></row>',
    ['0.1', '1000', '-2'],
  ],
  ['a formula by its value', '<row><c t="str"><f>A1&amp;"x"</f><v>ax</v></c></row>', ['ax']],
  [
    'texts in runs, and not how they are spoken',
    '<row><c t="inlineStr"><is><r><t>東</t></r><r><t>京</t></r><rPh><t>トウキョウ</t></rPh></is></c></row>',
    ['東京'],
  ],
  ['gaps', '<row><c r="B1"><v>1</v></c><c><v>2</v></c><c r="E1"><v>5</v></c></row>', ['', '1', '2', '', '5']],
  [
    'errors, yes and no',
    '<row><c t="e"><v>#N/A</v></c><c t="b"><v>1</v></c><c t="b"><v>0</v></c></row>',
    ['#N/A', 'true', 'false'],
  ],
  ['other prefixes and quotes', "<x:row r='1'><x:c r='b1' t='str'><x:v>1</x:v></x:c></x:row>", ['', '1']],
  ['a day of ISO 8601', '<row><c t="d"><v>2025-03-31</v></c></row>', ['2025-03-31']],
  ['a shared text that is not there', '<row><c t="s"><v>7</v></c><c><v>1</v></c></row>', ['', '1']],
])('%s', async (_, data, cells) => {
  expect(await read(data)).toEqual([cells])
})

/** Microsoft: 45747 is 31 March 2025 where days begin with 1900, 44285 where they begin with 1904. */
test.each([
  ['14', '', '45747', '2025-03-31'],
  ['14', '<workbookPr date1904="1"/>', '44285', '2025-03-31'],
  ['200', '', '45747.99', '2025-03-31'],
  ['201', '', '45747', '45747'],
  ['202', '', '0.5', '1899-12-31'],
  ['203', '', '45747', '45747'],
  ['2', '', '45747', '45747'],
])('a number with format %s%s', async (format, properties, value, shown) => {
  const formats = [
    [200, 'dd\\.mm\\.yyyy;@'],
    [201, '0.00&quot; days&quot;'],
    [202, '[h]:mm'],
    [203, '[Red]#,##0_);[$USD] 0'],
  ]
  const styles = `<styleSheet><numFmts>${formats.map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`).join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="${format}"/></cellXfs></styleSheet>`
  const bytes = zip([
    { name: '_rels/.rels', content: relations('officeDocument', '/book/main.xml') },
    {
      name: 'book/main.xml',
      content: Buffer.from(
        `<workbook xmlns:r="${RELATIONS}">${properties}<sheets><sheet name="a" r:id="rId1"/><sheet name="chart" r:id="c"/></sheets></workbook>`,
      ),
    },
    {
      name: 'book/_rels/main.xml.rels',
      content: Buffer.from(
        `<Relationships><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="./sheets/../one.xml"/><Relationship Id="c" Type="${RELATIONS}/chartsheet" Target="chart.xml"/><Relationship Id="s" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
      ),
    },
    { name: 'book/styles.xml', content: Buffer.from(styles) },
    { name: 'book/one.xml', content: sheetWith(`<row r="1"><c s="1"><v>${value}</v></c></row>`) },
  ])
  expect(await rowsIn(bytes)).toEqual(new Map([['a', [[shown]]]]))
})

test('a part that was changed on its way is not read', async () => {
  const bytes = Buffer.from(await writeXlsx({ sheets: [{ name: 'a', rows: [['London', 'Paris']] }] }))
  const name = 'xl/sharedStrings.xml'
  // In the list of contents the check sum stands 30 bytes before the name.
  const at = bytes.lastIndexOf(name) - 30
  bytes.writeUInt32LE(bytes.readUInt32LE(at) ^ 1, at)
  await expect(rowsIn(bytes)).rejects.toThrow(`part '${name}' is damaged`)
})
