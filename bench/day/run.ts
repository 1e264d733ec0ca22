/** `npm run bench:day`: ten minutes of load over two instances, in which everything goes wrong once. See bench/README.md. */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { keep, machine } from '../report.ts'
import { clients, type Seen } from './clients.ts'
import { FAULTS } from './faults/faults.ts'
import { instanceKilled } from './faults/instances.ts'
import { type House, openHouse } from './house.ts'
import { questions } from './questions.ts'
import { lineOf, type Span, tableText } from './table.ts'
import { usageOf } from './usage.ts'

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    'per-second': { type: 'string', default: '200' },
    only: { type: 'string', default: '' },
  },
})
const MINUTE_MS = 60_000
/** Of the time of a fault: so long it lasts, the rest is for what comes after. */
const LASTING = 0.6
const HTTP_OK = 200
/** Usage is saved every second, and a save may take another on a busy machine. */
const UNSAVED_MS = 2000

const faults = Object.entries(FAULTS).filter(([name]) => name.includes(options.only))
const eachMs = (Number(options.minutes) * MINUTE_MS) / (faults.length + 1)
const house = await openHouse()
try {
  process.exitCode = (await day(house)) ? 0 : 1
} finally {
  await house.close()
}

/** True when no client saw a failure or a wrong number, and usage is what it must be. */
async function day(house: House): Promise<boolean> {
  const [key, limited] = [await house.addKey(), await house.addKey('scale')]
  const asked = await questions(house.one.url, key.key)
  const load = {
    questions: asked,
    key: key.key,
    limitedKey: limited.key,
    perSecond: Number(options['per-second']),
  }
  const crowd = clients([house.one, house.two], load)
  const spans: Span[] = [await span('nothing', async () => pause(eachMs, undefined))]
  const show = (last: Span) =>
    console.log(
      tableText([lineOf(last, crowd.seen)])
        .split('\n')
        .at(-1),
    )
  for (const [name, begin] of faults) {
    const last = await span(name, async () => {
      const end = await begin({ house, clients: crowd, key })
      await pause(LASTING * eachMs)
      const finding = await end()
      await pause((1 - LASTING) * eachMs)
      return finding
    })
    spans.push(last)
    show(last)
  }
  await crowd.stop()
  await Promise.all([house.one.end('SIGTERM'), house.two.end('SIGTERM')])
  const lines = spans.map((one) => lineOf(one, crowd.seen))
  const [most, few] = [false, true].map((which) => crowd.seen.filter(({ isLimited }) => isLimited === which))
  const usage = [
    await usageLine(house, key.id, { before: asked.length, seen: most ?? [], spans }),
    await usageLine(house, limited.id, { before: 0, seen: few ?? [], spans }),
  ]
  const said = Object.fromEntries(
    [house.one, house.two].map((one) => [one.name, Object.fromEntries(one.said())]),
  )
  console.log(
    `\n${tableText(lines)}\n\n${usage.map(({ text }) => text).join('\n')}\n\nsaid in the logs: ${JSON.stringify(said, null, 1)}`,
  )
  const result = { date: new Date().toISOString(), machine: machine(), options, lines, usage, said }
  if (options.only === '') console.log(`\nkept in ${keep(result, 'day')}`)
  return [...usage, ...lines].every(({ isGood }) => isGood)
}

async function span(name: string, work: () => Promise<Span['finding'] | undefined>): Promise<Span> {
  const fromMs = performance.now()
  const finding = await work()
  return { name, fromMs, toMs: performance.now(), finding }
}

/** What a killed instance had counted in its last second is lost; what it had counted and not sent is not seen. */
async function usageLine(
  house: House,
  keyId: string,
  { before, seen, spans }: { before: number; seen: readonly Seen[]; spans: readonly Span[] },
) {
  const answered = before + seen.filter(({ status }) => status === HTTP_OK).length
  const broken = seen.filter(({ brokenAt }) => brokenAt.length > 0).length
  const lost = lostAtMost(seen, spans)
  const counted = await usageOf(house.stores, keyId, answered)
  const isGood = counted >= answered - lost && counted <= answered + broken
  const text = `usage: ${counted} counted, ${answered} answers seen (from ${answered - lost}, less what came in the two seconds before the kill, to ${answered + broken}, with those that broke)`
  return { counted, answered, lost, broken, isGood, text }
}

/** The answers of an instance in the time before it was killed. */
function lostAtMost(seen: readonly Seen[], spans: readonly Span[]): number {
  const kills = spans.filter(({ name }) => FAULTS[name] === instanceKilled)
  const isUnsaved = ({ by, atMs, status }: Seen) =>
    by === 'one' &&
    status === HTTP_OK &&
    kills.some(({ fromMs }) => atMs >= fromMs - UNSAVED_MS && atMs <= fromMs)
  return seen.filter(isUnsaved).length
}
