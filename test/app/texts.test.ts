/** What the compiler refuses of the app's texts: each line below must fail to compile, and none fails when it is run. */
import { expect, test } from 'vitest'
import { texts, translated, worded } from '../../app/messages/texts.ts'

const english = texts({
  rows: '{count, plural, one {1 row} other {# rows}}',
  page: { title: 'Edition {name}' },
})
const german = translated<typeof english>()
const reader = { plural: new Intl.PluralRules('de'), number: new Intl.NumberFormat('de') }

test('a key or a placeholder that is missing, or one too many, does not compile', () => {
  // @ts-expect-error: a name without a type in values.ts
  texts({ rows: '{no_such_name}' })
  // @ts-expect-error: no title
  german({ rows: '{count}', page: {} })
  // @ts-expect-error: no placeholder
  german({ rows: '{count}', page: { title: 'Version' } })
  // @ts-expect-error: another placeholder
  german({ rows: '{count}', page: { title: 'Version {name} {day}' } })
  // @ts-expect-error: a key that English does not have
  german({ rows: '{count}', page: { title: 'Version {name}', more: 'mehr' } })
})

test('a value that is missing, or of another type, does not compile', () => {
  const { rows, page } = worded<typeof english>(
    german({ rows: '{count, plural, one {1 Zeile} other {# Zeilen}}', page: { title: 'Version {name}' } }),
    reader,
  )
  expect(rows({ count: 12_000 })).toBe('12.000 Zeilen')
  expect(page.title({ name: '2025.1' })).toBe('Version 2025.1')
  // @ts-expect-error: a number without its type
  expect(rows({ count: '1' })).toBe('1 Zeile')
  // @ts-expect-error: no name
  expect(() => page.title({})).toThrow(RangeError)
})
