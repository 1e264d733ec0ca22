/** `npm run bench`: measures everything, prints it against the goals, keeps it as JSON. See bench/README.md. */
import { parseArgs } from 'node:util'
import { GOALS } from './goals.ts'
import { bundle } from './lib/bundle.ts'
import { openContext } from './lib/context.ts'
import { keep, type Line, machine, table } from './report.ts'
import type { Context } from './section.ts'
import { SECTIONS } from './sections.ts'
import { settings } from './settings.ts'

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    pipelining: { type: 'string', default: '10' },
    only: { type: 'string', default: Object.keys(SECTIONS).join(',') },
  },
})
const names = options.only.split(',')
if (!names.every((name) => name in SECTIONS))
  throw new Error(`--only takes ${Object.keys(SECTIONS).join(', ')}`)
/** Only the figures of a whole run with the usual load are comparable, and kept. */
const isWhole = names.length === Object.keys(SECTIONS).length && !options.quick && options.pipelining === '10'
const { folder, remove } = await bundle()
try {
  const { edition } = openContext()
  const context: Context = { folder, settings: settings(options.quick, Number(options.pipelining)), edition }
  const { node, cpu, cores } = machine()
  const { connections, pipelining } = context.settings
  console.log(`Node ${node}; ${cpu}, ${cores} cores; ${connections} connections, pipelining ${pipelining}`)

  const lines: Line[] = []
  const sections: Record<string, unknown> = {}
  for (const name of names) {
    const section = await SECTIONS[name]?.(context)
    if (!section) continue
    if (section.text) console.log(`\n${section.text}`)
    lines.push(...section.lines)
    sections[name] = section.results
  }
  console.log(`\n${table(lines)}`)
  const result = {
    date: new Date().toISOString(),
    machine: machine(),
    settings: context.settings,
    goals: GOALS,
    lines,
    sections,
  }
  if (isWhole) console.log(`\nkept in ${keep(result)}`)
} finally {
  remove()
}
