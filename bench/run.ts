/** `npm run bench`: measures everything, prints it against the goals, keeps each section as JSON. See bench/README.md. */
import { parseArgs } from 'node:util'
import { bundle } from './lib/bundle.ts'
import { openContext } from './lib/context.ts'
import { keep, type Line, machine, table } from './report.ts'
import type { Context, Section } from './section.ts'
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
/** Only figures with the usual load are comparable, and kept. */
const isKept = !options.quick && options.pipelining === '10'
const { folder, remove } = await bundle()
try {
  const { edition } = openContext()
  const context: Context = { folder, settings: settings(options.quick, Number(options.pipelining)), edition }
  const { node, cpu, cores } = machine()
  const { connections, pipelining } = context.settings
  console.log(`Node ${node}; ${cpu}, ${cores} cores; ${connections} connections, pipelining ${pipelining}`)

  const lines: Line[] = []
  for (const name of names) {
    const section = await SECTIONS[name]?.(context)
    if (!section) continue
    if (section.text) console.log(`\n${section.text}`)
    lines.push(...section.lines)
    if (isKept && section.lines.length > 0) keepSection(name, section, context)
  }
  console.log(`\n${table(lines)}`)
} finally {
  remove()
}

/** At once: a run that is cut short has lost nothing. Sections share no servers, so each stands for itself. */
function keepSection(name: string, { lines, results }: Section, { settings }: Context): void {
  const date = new Date().toISOString()
  const kind = `bench-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
  console.log(`kept in ${keep({ date, machine: machine(), settings, lines, results }, kind)}`)
}
