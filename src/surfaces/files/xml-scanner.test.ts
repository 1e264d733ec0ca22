import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attributeOf, XmlScanner } from './xml-scanner.ts'

/** What is told of these pieces, with texts that come one after another put together. */
function events(...pieces: readonly string[]): string[] {
  const told: string[] = []
  let isText = false
  const tell = (line: string) => {
    told.push(line)
    isText = false
  }
  const scanner = new XmlScanner({
    open: (name, attributes) => tell(`<${name}${attributes}>`),
    close: (name) => tell(`</${name}>`),
    text(text) {
      if (isText) told[told.length - 1] += text
      else told.push(text)
      isText = true
    },
  })
  for (const piece of pieces) scanner.push(piece)
  return told
}

test.each([
  ['<a b="1">x</a>', ['<a b="1">', 'x', '</a>']],
  ['<a/><b />', ['<a>', '</a>', '<b >', '</b>']],
  ['<x:a>1</x:a >', ['<a>', '1', '</a>']],
  [`<a b=">" c='"/>'/>`, [`<a b=">" c='"/>'>`, '</a>']],
  ['a &amp;&lt;&gt;&quot;&apos;&#65;&#x42; &no; & &#x110000;', [`a &<>"'AB &no; & &#x110000;`]],
  ['<?xml version="1.0"?><!-- <a> -- - --><!DOCTYPE x><a/>', ['<a>', '</a>']],
  ['<a><![CDATA[<b>&amp;]] ]]></a>', ['<a>', '<b>&amp;]] ', '</a>']],
])('%s', (xml, told) => {
  expect(events(xml)).toEqual(told)
})

test('wherever the pieces are cut, the same is told', () => {
  const part = fc.constantFrom(
    '<a b="1>" c=\'x\'>',
    '</a>',
    '<x:b/>',
    'text',
    '&amp;',
    '&#x1F600;',
    '&',
    ';',
    '<![CDATA[',
    ']]>',
    ']',
    '<!--',
    '-->',
    '-',
    '<?p ?>',
    '<!D>',
    '\u{1F600}',
    ' ',
  )
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 12 }),
      fc.array(fc.nat({ max: 9 }), { maxLength: 30 }),
      (parts, cuts) => {
        const xml = parts.join('')
        const pieces: string[] = []
        let at = 0
        for (const length of cuts) {
          pieces.push(xml.slice(at, at + length))
          at += length
        }
        pieces.push(xml.slice(at))
        // What is never closed may be kept for ever.
        expect(events(...pieces, '<end a="1"/> ')).toEqual(events(`${xml}<end a="1"/> `))
      },
    ),
    { numRuns: 2000 },
  )
})

test('a tag that never ends is not kept', () => {
  expect(() => events(`<a b="${'x'.repeat(70_000)}`)).toThrow('an XML tag of more than 65,536 characters')
})

test.each([
  [' r="A1" s="2"', 's', '2'],
  [` x='r="B1"' r = "A1"`, 'r', 'A1'],
  [' x:r="1"', 'r', undefined],
  [' x:r="1"', 'x:r', '1'],
  [' ar="1" r="2"', 'r', '2'],
  [' r="a&amp;b"', 'r', 'a&b'],
  [' r', 'r', undefined],
  [' r="1', 'r', undefined],
  ['', 'r', undefined],
])('of%s the value of %s', (attributes, name, value) => {
  expect(attributeOf(attributes, name)).toBe(value)
})
