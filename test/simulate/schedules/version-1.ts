/**
 * Version 1 of the generator. Recorded seeds (seeds.json) replay the steps that it makes: what is added later goes into
 * a version of its own, and this one stays as it is.
 */
import type { Random } from '../random.ts'
import type { Damage, House, KeyNumber, Schedule, Step } from '../steps.ts'
import { isPair } from '../steps.ts'

const THEMES = { quota: 46, disk: 18, revoke: 8, geography: 12, hostile: 8, storage: 8 } as const
type Theme = keyof typeof THEMES

const HOUSES: Readonly<Record<Theme, Partial<Record<House, number>>>> = {
  quota: { server: 35, workers: 25, pair: 25, 'pair-valkey': 15 },
  disk: { server: 70, workers: 30 },
  revoke: { server: 45, workers: 20, pair: 35 },
  geography: { server: 80, workers: 20 },
  hostile: { server: 1 },
  storage: { server: 1 },
}

const STEPS: Readonly<Record<Theme, (random: Random, house: House) => Step[]>> = {
  quota: (random, house) => times(random, 5, 9, () => quotaStep(random, house)),
  disk: (random) => [
    work(random, random.of(['job', 'batch'])),
    ...times(random, 1, 2, () => diskStep(random)),
    ...times(random, 0, 2, () => quotaStep(random, 'server')),
  ],
  revoke: (random, house) => [
    ...times(random, 0, 2, () => work(random, random.of(['batch', 'job']))),
    { does: 'revoke', key: random.of([0, 2]), at: random.whole(0, isPair(house) ? 1 : 0) },
  ],
  geography: (random) => times(random, 1, 2, () => geographyStep(random)),
  hostile: (random) => times(random, 1, 2, () => ({ does: 'hostile', at: 0, body: random.of(BODIES) })),
  storage: (random) => [fillStep(random), ...times(random, 0, 1, () => work(random, 'batch'))],
}

const WORKERS_MIN = 2
const WORKERS_MAX = 4

export function version1(random: Random): Omit<Schedule, 'version' | 'seed'> {
  const theme = random.weighted(THEMES)
  const house = random.weighted(HOUSES[theme] as Record<House, number>)
  const workers = house === 'workers' ? random.whole(WORKERS_MIN, WORKERS_MAX) : 1
  return { theme, house, workers, steps: STEPS[theme](random, house) }
}

const ROWS = [50, 200, 400, 700]
/** Most is asked with one key, so that it comes to its stop. */
const KEYS: readonly KeyNumber[] = [0, 0, 0, 1]

function times<Value>(random: Random, least: number, most: number, make: () => Value): Value[] {
  return Array.from({ length: random.whole(least, most) }, make)
}

const asks = (random: Random) => ({ key: random.of(KEYS), at: random.whole(0, 1) })

function work<Does extends 'batch' | 'job' | 'cut' | 'hold'>(random: Random, does: Does) {
  return { does, ...asks(random), rows: random.of(ROWS) }
}

const QUOTA = {
  batch: 5,
  batches: 3,
  hold: 3,
  release: 2,
  job: 4,
  ask: 2,
  tool: 1,
  verify: 1,
  cut: 1,
  kill: 1,
  stop: 1,
  wait: 1,
  outage: 1,
  clock: 0.7,
} as const

const MAKERS: Readonly<Record<keyof typeof QUOTA, (random: Random, house: House) => Step>> = {
  batch: (random) => work(random, 'batch'),
  job: (random) => work(random, 'job'),
  cut: (random) => work(random, 'cut'),
  hold: (random) => work(random, 'hold'),
  batches: (random) => ({
    does: 'batches',
    ...asks(random),
    rows: random.of(ROWS),
    count: random.whole(2, 4),
  }),
  release: (random) => ({ does: 'release', rows: random.of(ROWS) }),
  ask: (random) => ({
    does: 'ask',
    ...asks(random),
    method: random.of(['GET', 'HEAD'] as const),
    count: random.whole(1, 4),
  }),
  tool: (random) => ({ does: 'tool', ...asks(random) }),
  verify: (random) => ({ does: 'verify', ...asks(random) }),
  kill: (random) => ({ does: 'kill', at: random.whole(0, 1) }),
  stop: (random) => ({ does: 'stop', at: random.whole(0, 1) }),
  wait: (random) => ({ does: 'wait', ms: random.whole(100, 2000) }),
  outage: (random, house) =>
    isPair(house)
      ? { does: 'store away', how: random.of(['cut', 'frozen'] as const), ms: random.whole(300, 2500) }
      : { does: 'lock', ms: random.whole(300, 2500) },
  clock: (random, house) =>
    isPair(house)
      ? { does: 'wait', ms: random.whole(100, 2000) }
      : { does: 'clock', to: random.of(['next month', 'next month', 'an hour later', 'an hour earlier']) },
}

const quotaStep = (random: Random, house: House): Step => MAKERS[random.weighted(QUOTA)](random, house)

const diskStep = (random: Random): Step => ({
  does: 'disk',
  is: random.of(['full', 'full', 'full', 'broken', 'unreadable'] as const),
  roomBytes: random.of([0, 4096, 100_000]),
})

const FILES = ['roads.bin', 'sea.bin', 'places.bin', 'postcodes.bin', 'countries.bin', 'hashes.json']
const DAMAGES: readonly Damage[] = [
  'one bit',
  '500 bits',
  '3,000 bits',
  '3,000 bits',
  'cut by a third',
  'missing',
]

const geographyStep = (random: Random): Step => ({
  does: 'geography',
  file: random.of(FILES),
  damage: random.of(DAMAGES),
  chance: random.whole(1, 1_000_000),
})

/** Names in test/support/hostile-bodies.ts. */
const BODIES = [
  'empty lines',
  'a list of nothing',
  'thousands of parameters',
  'blank lines of CSV',
  'lines of brackets',
  'unknown places',
  'freight by sea',
  'lines that are no rows',
]

function fillStep(random: Random): Step {
  const { key, idCharacters, jobs } = random.of([
    // Of a key that pays: more than the server may hold in all.
    { key: 2 as const, idCharacters: 200, jobs: 6 },
    // Of a free one: rows that are wrong, with ids that are longer than may be.
    { key: 0 as const, idCharacters: 20_000, jobs: 6 },
  ])
  return { does: 'fill', key, at: 0, jobs, bytes: 8_000_000, idCharacters }
}
