/** The language of prose on a terminal, and every kind of text of these rooms in German. */
import { expect, test } from 'vitest'
import { problem, problemText } from '../../engine/errors.ts'
import { message, textOf } from '../../messages/messages.ts'
import { terminalLanguage } from '../../messages/terminal.ts'
import { fileError } from '../files/error.ts'
import { cannot } from '../verify/reasons.ts'

test.each([
  [{ LANG: 'de_DE.UTF-8' }, true, 'de'],
  [{ LANG: 'de' }, true, 'de'],
  [{ LANG: 'de_AT.UTF-8', LC_ALL: 'en_GB.UTF-8' }, true, 'en'],
  [{ LANG: 'en_GB.UTF-8', LC_MESSAGES: 'de_CH' }, true, 'de'],
  [{ LANG: 'fr_FR.UTF-8' }, true, 'en'],
  [{ LC_ALL: '', LANG: 'de_DE' }, true, 'de'],
  [{}, true, 'en'],
  [{ LANG: 'de_DE.UTF-8' }, false, 'en'],
] as const)('%j on a terminal: %s gives %s', (environment, isTTY, language) => {
  expect(terminalLanguage({ isTTY }, environment)).toBe(language)
})

test('German sentences with the numbers of the values', () => {
  expect(textOf(message('cli.more_failed', { count: 1 }), 'de')).toBe('und 1 weitere Zeile mit einem Problem')
  expect(textOf(message('cli.more_failed', { count: 1234 }), 'de')).toBe(
    'und 1.234 weitere Zeilen mit einem Problem',
  )
  const title = fileError('file.title_row', { has_sheet: false, sheet: '', line: 3, text: 'Reisen' })
  expect(textOf(title.said, 'de')).toMatch(/^Zeile 3 hat nur eine Zelle \(„Reisen“\)/)
  const cells = problem('validation_error.csv_cells', { count: 5, expected: 4 })
  expect(problemText(cells, 'de')).toMatch(/^Diese Zeile hat 5 Zellen, die Kopfzeile 4\./)
  const reason = cannot('verify.other_geography.named', { hash: 'a1', own_hash: 'b2', field: 'data' })
  expect(reason.code).toBe('other_geography')
  expect(textOf(reason, 'de')).toContain('(a1); dieser Server hat b2')
})
