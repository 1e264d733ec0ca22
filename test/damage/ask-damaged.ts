/**
 * A process of its own for damaged geographies that nobody has verified: a search that never ended would take the process
 * with it. Takes damages as a JSON list on standard input; prints a line as JSON for each when all its questions have ended.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Place } from '../../src/geo/places/places.ts'
import { installedGeography } from '../../src/surfaces/process/context.ts'
import { loadGeographyFiles } from '../../src/surfaces/process/data/geography-files.ts'
import { GEO_DIR } from '../../src/surfaces/process/package-root.ts'
import { type Damage, damagedBytes, nameOf } from './damage.ts'

export interface Asked {
  readonly name: string
  readonly answered: number
  /** Messages of errors, each once. */
  readonly errors: readonly string[]
}

const NAMES = [
  'London',
  'Hamburg',
  'Mumbai',
  'Los Angeles',
  'Hambrug',
  'Bavaria',
  'LHR',
  'DEHAM',
  '1600 Street, Paris',
]
const CODES = [
  ['80331', 'DE'],
  ['SW1A 1AA', 'GB'],
  ['90210', 'US'],
  ['1000', undefined],
] as const
const STARTS = ['l', 'san', 'new y', 'mün', 'zz']

const whole = await loadGeographyFiles()
for (const damage of JSON.parse(await text(process.stdin)) as Damage[]) {
  const bytes = damagedBytes(readFileSync(join(GEO_DIR, damage.file)), damage)
  const asked = await ask(installedGeography({}, new Map([...whole, [damage.file, bytes]])))
  process.stdout.write(`${JSON.stringify({ name: nameOf(damage), ...asked } satisfies Asked)}\n`)
}

async function ask(geography: ReturnType<typeof installedGeography>): Promise<Omit<Asked, 'name'>> {
  let answered = 0
  const errors = new Set<string>()
  const one = async <Found>(question: () => Found | Promise<Found>): Promise<Found | undefined> => {
    try {
      const found = await question()
      answered++
      return found
    } catch (error) {
      errors.add((error as Error).message)
      return undefined
    }
  }
  const towns: Place[] = []
  for (const name of NAMES) {
    const found = await one(() => geography.places.locate(name))
    if (found?.place) towns.push(found.place)
    await one(() => geography.places.similar(name, 5))
  }
  for (const [code, countryCode] of CODES)
    await one(() => geography.places.locate(code, countryCode && { countryCode }))
  for (const start of STARTS) await one(() => geography.places.search(start))
  for (const lat of [-60, 0, 48, 89]) {
    for (const kind of ['nearestTown', 'nearestAirport', 'nearestPort'] as const)
      await one(() => geography.places[kind](lat, 2 * lat))
  }
  for (const country of ['DE', 'US', 'RU', 'ZZ']) {
    await one(() => geography.places.extentKm(country))
    await one(() => geography.places.townsIn(country))
  }
  for (const [index, from] of towns.entries()) {
    const to = towns[(index + 1) % towns.length] as Place
    await one(() => geography.routing.plan(from, to, 'road'))
    await one(() => geography.routing.plan(from, to, 'rail'))
    for (const mode of ['sea', 'air'] as const) await one(() => geography.routing.chain(from, to, mode))
    await one(() => geography.routing.autoChain(from, to, 3000))
  }
  return { answered, errors: [...errors] }
}
