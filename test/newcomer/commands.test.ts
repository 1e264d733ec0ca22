/** The commands of CONTRIBUTING.md: run as they are, and what they print compared with what the page shows. */
import { describe, expect, test } from 'vitest'
import { runCommands } from '../../scripts/lib/newcomer/commands.ts'
import type { Run } from '../../scripts/lib/newcomer/guide.ts'
import { tempFolder } from '../support/temp.ts'

const LINE = 20
const run = (text: string, shown?: string, language = 'text') => {
  const shows: Run['shows'] = shown === undefined ? undefined : { language, text: shown, line: LINE + 1 }
  return runCommands(tempFolder(), { kind: 'run', text, line: LINE, ...(shows && { shows }) })
}

test('each line is a command, and one that ends with \\ goes on', () => {
  expect(run('echo one \\\n  two\n# a remark\necho three').output).toMatch(/^one two\n\s*three\n/)
})

test('a command that fails is named with the line of its block', () => {
  expect(() => run('echo well\nls /there/is/none')).toThrow(
    "CONTRIBUTING.md:20: 'ls /there/is/none' failed:\nls:",
  )
})

describe('what is printed is what the page shows', () => {
  test.each([
    ['echo "300 kg CO2e"; echo more', '300 kg CO2e', 'text'],
    ['echo "a note: 300 kg"', '…300…', 'text'],
    ['echo \'{"data":{"co2e":300,"unit":"kg"}}\'', '{"data":{"co2e":300}}', 'json'],
  ])('%s', (text, shown, language) => {
    expect(() => run(text, shown, language)).not.toThrow()
  })

  test.each([
    ['echo "301 kg CO2e"', '300 kg CO2e', 'text'],
    ['echo \'{"data":{"co2e":301}}\'', '{"data":{"co2e":300}}', 'json'],
  ])('not %s', (text, shown, language) => {
    expect(() => run(text, shown, language)).toThrow(
      'CONTRIBUTING.md:21: this is not what the commands print',
    )
  })
})
