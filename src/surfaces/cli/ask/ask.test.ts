/** One question on the terminal: every operation has its command, its help a real example. */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { tempFolder } from '../../../../test/support/temp.ts'
import { OPERATIONS } from '../../../api/operations.ts'
import { ROW_TYPES } from '../../../api/request/types.ts'
import { calc } from '../calc/calc.ts'
import { template } from '../calc/template.ts'
import { askOnce } from './ask.ts'
import { COMMANDS } from './commands.ts'
import { completion } from './completion.ts'

let out: string[]
let err: string[]
beforeEach(() => {
  out = []
  err = []
  vi.spyOn(console, 'log').mockImplementation((line) => void out.push(String(line)))
  vi.spyOn(console, 'error').mockImplementation((line) => void err.push(String(line)))
})
afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = undefined
})

async function run(...args: string[]) {
  out = []
  err = []
  process.exitCode = undefined
  const isCommand = await askOnce(args)
  return { isCommand, code: process.exitCode ?? 0, text: out.join('\n'), error: err.join('\n') }
}

test('every operation has a command of its own', () => {
  expect(COMMANDS.map(({ operation }) => operation)).toEqual(OPERATIONS)
  const names = COMMANDS.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  // The names that docs/command-line.md and README use.
  for (const name of ['hotel', 'fuel', 'electricity', 'travel', 'freight', 'llm', 'place', 'route', 'factor'])
    expect(names).toContain(name)
})

/** As a shell would part it. */
function words(line: string): string[] {
  return [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
}

describe.each(COMMANDS.map(({ name }) => [name]))('%s', (name) => {
  test('--help has an example that answers', async () => {
    const help = await run(...name.split(' '), '--help')
    expect(help.code).toBe(0)
    const example = help.text.split('\n').at(-1)?.trim() ?? ''
    expect(example).toMatch(/^everygram /)
    const found = await run(...words(example).slice(1))
    expect([found.error, found.code, found.text.length > 0]).toEqual(['', 0, true])
  })
})

test('figure, range, method, source', async () => {
  const { text } = await run('hotel', '--country', 'GB', '--nights', '3')
  // 3 nights of 10.4 kg
  expect(text).toMatch(/^31\.2 kg CO2e\n {2}range {3}[\d.]+ to [\d.]+ kg\n/)
  expect(text).toContain('10.4 kgCO2e/room-night')
  expect(text).toContain('UK Government')
  expect(text).not.toContain('3 room-nights ×')
  expect((await run('hotel', 'GB', '3', '--explain')).text).toContain('3 room-nights × 10.4')
})

test('--json is the answer of the API', async () => {
  const { text } = await run('hotel', 'GB', '--nights=3', '--json')
  expect(JSON.parse(text)).toMatchObject({
    data: { type: 'hotel_emission', attributes: { emissions: { co2e_grams: 31_200 } } },
    meta: {
      request: expect.stringMatching(
        /^\/v1\/hotel\/emissions\?country=GB&edition=[\d.]+&.*nights=3&rooms=1$/,
      ),
    },
  })
})

test('a boolean by its name alone, or with its value', async () => {
  const grams = async (...more: string[]) => {
    const { text } = await run('fuel', 'natural_gas', '15000', '--json', ...more)
    return JSON.parse(text).data.attributes.emissions.co2e
  }
  // 15,000 × 0.18296 = 2744.400 kg burnt, × 0.03021 = 453.150 kg before it (docs/methods/fuel.md).
  expect([await grams('--include-wtt'), await grams('--include-wtt', 'false')]).toEqual([3197.55, 2744.4])
})

test.each(['yes', 'ja', 'Y', 'true', '1', 'no', 'nein', 'false', '0'])(
  'a boolean by the word %s, as over HTTP',
  async (word) => {
    const plain = await run('hotel', '--explain', word, 'GB', '3')
    expect([plain.code, plain.error]).toEqual([0, ''])
    expect(plain).toEqual(await run('hotel', 'GB', '3', `--explain=${word}`))
    const isYes = ['yes', 'ja', 'Y', 'true', '1'].includes(word)
    expect(plain.text.includes('3 room-nights × 10.4')).toBe(isYes)
  },
)

test('a boolean before what stands alone', async () => {
  const { text } = await run('hotel', '--explain', 'GB', '3')
  expect(text).toContain('3 room-nights × 10.4')
})

test.each(['constructor', '__proto__', 'toString'])('--%s is an option that there is not', async (name) => {
  const { code, error } = await run('hotel', 'GB', '3', `--${name}`, '3')
  expect([code, error]).toEqual([1, expect.stringContaining(`'${name}' is not a parameter`)])
  await expect(run('hotel', `--${name}`, '3', `--${name}`, '4')).rejects.toThrow('was given twice')
})

test('--json and another form are two', async () => {
  for (const format of ['value', 'csv', 'CSV'])
    await expect(run('hotel', 'GB', '3', '--json', '--format', format)).rejects.toThrow(
      `--json and --format ${format} are two formats of one result`,
    )
  const { text } = await run('hotel', 'GB', '3', '--json', '--format', 'json')
  expect(JSON.parse(text).data.type).toBe('hotel_emission')
})

test.each([
  [['hotel', 'XX', '3'], "'XX'"],
  [['hotel', 'GB'], 'nights'],
  [['hotel', 'GB', '3', '--strict', '--colour', 'red'], 'colour'],
])('%j: refused with 1', async (args, said) => {
  expect(await run(...args)).toMatchObject({ code: 1, error: expect.stringContaining(said) })
})

test('called wrongly', async () => {
  expect((await run('nothing')).isCommand).toBe(false)
  await expect(run('hotel', 'GB', '3', '4')).rejects.toThrow(
    "Add the parameter name for '4'. Only --country and --nights may be given without a name.",
  )
  await expect(run('editions', '4')).rejects.toThrow(
    'No parameter of this command can be given without its name.',
  )
  await expect(run('hotel', '--nights', '3', '--nights', '4')).rejects.toThrow('twice')
})

describe('template', () => {
  // A row takes the default edition, which a domain may be too new for.
  const types = [...ROW_TYPES].filter(
    ([, { examples }]) => !Object.values(examples.answers)[0]?.includes('edition='),
  )

  test.each(types.map(([type]) => type))('%s: calc answers what it brings', async (type) => {
    const file = join(tempFolder(), `${type}.xlsx`)
    await template([file])
    await calc([file])
    expect([process.exitCode, err.join('\n')]).toEqual([0, expect.stringContaining('1 of 1 rows calculated')])
  })

  test('as CSV; a file that is there stays', async () => {
    const file = join(tempFolder(), 'stays.csv')
    await template([file, '--type', 'hotel'])
    await calc([file])
    expect(process.exitCode).toBe(0)
    await expect(template([file, '--type', 'hotel'])).rejects.toThrow('--force')
    await expect(template([join(tempFolder(), 'stays.csv')])).rejects.toThrow('--type')
  })
})

describe('completion', () => {
  test.each(['bash', 'zsh'])('%s', (shell) => {
    completion([shell])
    expect(out.join('\n')).toContain('complete -o filenames -F _everygram everygram')
  })

  test('of bash: commands and options', () => {
    completion(['bash'])
    const file = join(tempFolder(), 'completion.bash')
    writeFileSync(file, out.join('\n'))
    const offered = (...line: string[]) => {
      const script = `source ${file}; COMP_WORDS=(${line.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${line.length - 1}; _everygram; echo "\${COMPREPLY[@]}"`
      return execFileSync('bash', ['-c', script], { encoding: 'utf8' }).trim().split(' ')
    }
    expect(offered('everygram', 'ho')).toEqual(['hotel', 'homeworking'])
    expect(offered('everygram', 'hotel', '--ni')).toEqual(['--nights'])
    expect(offered('everygram', 'hotel', 'compare', '--co')).toEqual(['--countries'])
    expect(offered('everygram', 'calc', 'x.csv', '--dry')).toEqual(['--dry-run'])
  })

  test('of another shell', () => {
    expect(() => completion(['fish'])).toThrow('bash or zsh')
  })
})
