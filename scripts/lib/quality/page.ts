/** docs/quality.md, built from the stored results. */
import { accuracySection } from './accuracy.ts'
import { daySection } from './day.ts'
import { speedSection } from './speed.ts'
import { packageSection, testsSection } from './tests.ts'

const HEAD = `# Quality

<!-- Written by npm run quality. Do not edit: measure again and run it. -->

This page lists what we measured, each number with its date, its machine and the command that prints it. A number that misses its goal is shown as missed. \`npm run quality\` builds this page from the results that commands store in \`bench/results/\`; nothing is typed by hand. \`npm run quality:measure\` runs the tests and the comparisons with published values, \`npm run bench\` and \`npm run bench:day\` the rest.`

/** `folder`: the stored results. */
export function qualityPage(folder: string): string {
  const sections = [testsSection, accuracySection, speedSection, daySection, packageSection]
  return `${[HEAD, ...sections.map((make) => make(folder))].join('\n\n')}\n`
}
