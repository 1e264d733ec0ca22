/** The suites: how much they are, and whether they pass. */
import { dayOf, NOT_MEASURED, section, table } from './markdown.ts'
import { MAJORS, type Major, newest, type PackageResult, type TestsResult } from './results.ts'

/** What each suite is called in the names of results, and the command that runs it. */
export const SUITES = {
  tests: 'npm test',
  'tests-services': 'npm run test:services',
  'tests-browser': 'npm run test:browser',
  'tests-package': 'npm run test:package',
} as const

const HEAD = ['suite', 'Node.js', 'date', 'files', 'passed', 'failed', 'skipped', 'seconds', '']
const BYTES_A_MB = 1_000_000

export function testsSection(folder: string): string {
  const rows = Object.entries(SUITES).flatMap(([what, command]) =>
    MAJORS.map((major) => row(command, major, newest<TestsResult>(folder, what, major))),
  )
  const about =
    'The command in the first column runs the suite. Skipped tests need a program that was not installed.'
  return section('Tests', about, table(HEAD, rows))
}

function row(command: string, major: Major, result: TestsResult | undefined): string[] {
  if (!result) return [`\`${command}\``, major, NOT_MEASURED, '', '', '', '', '', '']
  const { machine, date, files, passed, failed, skipped, seconds } = result
  const counts = [files, passed, failed, skipped, seconds].map(String)
  return [`\`${command}\``, machine.node, dayOf(date), ...counts, failed === 0 ? 'passes' : '**fails**']
}

/** What an installation brings. */
export function packageSection(folder: string): string {
  const results = MAJORS.flatMap((major) => newest<PackageResult>(folder, 'package', major) ?? [])
  const rows = results.map(({ date, machine, files, packedBytes, unpackedBytes }) => [
    machine.node,
    dayOf(date),
    String(files),
    (packedBytes / BYTES_A_MB).toFixed(1),
    (unpackedBytes / BYTES_A_MB).toFixed(1),
  ])
  const body =
    rows.length > 0
      ? table(['Node.js', 'date', 'files', 'MB packed', 'MB unpacked'], rows)
      : `${NOT_MEASURED}: \`npm run pack:contents\`.`
  return section('The package', '`npm run pack:contents` lists its contents by size.', body)
}
