/** docs/quality.md, made of the results that are kept. */
import { accuracySection } from './accuracy.ts'
import { daySection } from './day.ts'
import { speedSection } from './speed.ts'
import { packageSection, testsSection } from './tests.ts'

const HEAD = `# Quality

<!-- Made by npm run quality. Do not edit: measure, and make it anew. -->

What was measured, each figure with its date, its machine and the command that prints it. \`npm run quality\` makes this page of the results that commands keep in \`bench/results/\`, and nothing in it is typed by hand; a figure that misses its goal stands here as missed. \`npm run quality:measure\` runs the tests and the comparisons with published figures, \`npm run bench\` and \`npm run bench:day\` the rest.`

/** `folder`: of the kept results. */
export function qualityPage(folder: string): string {
  const sections = [testsSection, accuracySection, speedSection, daySection, packageSection]
  return `${[HEAD, ...sections.map((make) => make(folder))].join('\n\n')}\n`
}
