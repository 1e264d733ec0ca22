import { expect, test } from 'vitest'
import { utf8Bytes } from './utf8-bytes.ts'

test.each(['', 'plain', 'kg × nights', 'Zürich → Łódź', '東京', '🌍', 'a\u{d800}b', '×'.repeat(1501)])(
  'the bytes of %j are those of UTF-8',
  (text) => {
    expect(Buffer.from(utf8Bytes(text), 'latin1')).toEqual(Buffer.from(text))
  },
)
