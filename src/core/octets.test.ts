import { expect, test } from 'vitest'
import { octetsOf } from './octets.ts'

test.each(['', 'plain', 'kg × nights', 'Zürich → Łódź', '東京', '🌍', 'a\u{d800}b', '×'.repeat(1501)])(
  'the octets of %j are those of UTF-8',
  (text) => {
    expect(Buffer.from(octetsOf(text), 'latin1')).toEqual(Buffer.from(text))
  },
)
