/** Where the lint of words finds texts: literals of programs, prose of pages, descriptions of the API. */
import { expect, test } from 'vitest'
import { descriptionsOf } from '../../scripts/lib/words/descriptions.ts'
import { literalsOf } from '../../scripts/lib/words/literals.ts'
import { proseOf } from '../../scripts/lib/words/prose.ts'

const FENCE = '```'
/** A template literal with literals in it. */
const COUNT = '`$' + '{n} of $' + '{n === 1 ? "one row" : "rows"}`'

test('literals of a program with their lines, without comments', () => {
  const source = [
    "// it's a comment",
    "export const title = 'It\\u2019s a \\'name\\''",
    '/** "quoted" */',
    `const text = (n: number) => ${COUNT}`,
  ].join('\n')
  expect(literalsOf(source)).toEqual([
    { text: "It’s a 'name'", line: 2 },
    { text: COUNT.slice(1, -1), line: 4 },
    { text: 'one row', line: 4 },
    { text: 'rows', line: 4 },
  ])
})

test('prose of a page without code and targets of links', () => {
  const page = [
    '# Title of `code`',
    '',
    'One [link](in-silence.md)',
    'over two *lines*.',
    '',
    `${FENCE}sh\nin silence\n${FENCE}`,
    '',
    '- an item',
    '',
    '  and its paragraph',
    '',
    '| head |',
    '|---|',
    '| cell |',
    '',
    '<img src="x.png" alt="A map.">',
  ].join('\n')
  expect(proseOf(page)).toEqual([
    { text: 'Title of ``', line: 1 },
    { text: 'One link over two lines.', line: 3 },
    { text: 'an item', line: 10 },
    { text: 'and its paragraph', line: 10 },
    { text: 'head', line: 14 },
    { text: 'cell', line: 14 },
    { text: 'A map.', line: 18 },
  ])
})

test('descriptions of the API, without examples', () => {
  const document = {
    info: { title: 'The API', version: '1' },
    paths: { '/v1/x': { get: { summary: 'Short', description: 'Long `code`', operationId: 'x' } } },
    components: { schemas: { A: { description: 'Of a field', example: { title: 'shown' }, examples: [] } } },
  }
  expect(descriptionsOf(document).map(({ text }) => text)).toEqual([
    'The API',
    'Short',
    'Long ``',
    'Of a field',
  ])
})
