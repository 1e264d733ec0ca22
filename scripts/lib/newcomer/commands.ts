/** The commands of a block, run in the clone. Tests that fail are counted; any other failure ends the task. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hasLines, isPartOf, readJson } from '../../../test/docs/says.ts'
import { GuideError, type Run } from './guide.ts'

export interface Ran {
  /** Of all commands. */
  readonly output: string
  /** The names of the tests that failed. */
  readonly broken: readonly string[]
}

const TESTS = 'npx vitest run'
const OUTPUT_MAX_BYTES = 1e9
const SHOWN_CHARACTERS = 1500

/** Throws a GuideError for a command that fails, and for one that prints something else than the guide shows. */
export function runCommands(folder: string, { text, line, shows }: Run): Ran {
  const all: string[] = []
  const broken: string[] = []
  let last = ''
  for (const command of commandsOf(text)) {
    const { code, stdout, output } = run(folder, command)
    all.push(output)
    last = stdout
    if (command.startsWith(TESTS)) broken.push(...failedTests(folder, line, output))
    else if (code !== 0) throw new GuideError(line, `'${command}' failed:\n${end(output)}`)
  }
  if (shows && !isShown(shows, last, all.join('\n'))) {
    throw new GuideError(shows.line, `this is not what the commands print:\n${end(all.join('\n'))}`)
  }
  return { output: all.join('\n'), broken }
}

/** One a line; a line that ends with \ goes on in the next. */
function commandsOf(text: string): string[] {
  return text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
}

function run(folder: string, command: string): { code: number; stdout: string; output: string } {
  const reported = command.startsWith(TESTS)
    ? `${command} --reporter=dot --reporter=json --outputFile.json='${reportFile(folder)}'`
    : command
  const { status, stdout, stderr } = spawnSync('sh', ['-c', reported], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: OUTPUT_MAX_BYTES,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
  })
  return { code: status ?? 1, stdout, output: `${stdout}\n${stderr}` }
}

function reportFile(folder: string): string {
  return join(folder, 'var', 'tests.json')
}

interface TestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

function failedTests(folder: string, line: number, output: string): string[] {
  const file = reportFile(folder)
  if (!existsSync(file)) throw new GuideError(line, `the tests do not run:\n${end(output)}`)
  const { testResults }: TestReport = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(file)
  if (testResults.length === 0) throw new GuideError(line, 'there are no such tests')
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed')
    const where = name.replace(`${folder}/`, '')
    // A file that cannot be loaded has no tests.
    if (status === 'failed' && failed.length === 0) return [where]
    return failed.map(({ fullName }) => `${where}: ${fullName}`)
  })
}

function isShown({ language, text }: NonNullable<Run['shows']>, last: string, all: string): boolean {
  if (language !== 'json') return hasLines(all, text)
  const shown = JSON.parse(text)
  return readJson(last).some((one) => isPartOf(shown, one))
}

function end(output: string): string {
  return output.trim().slice(-SHOWN_CHARACTERS)
}
