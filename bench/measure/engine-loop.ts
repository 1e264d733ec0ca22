/** The engine alone, in a loop of its own process. Sends CPU µs per calculation, a list of rounds for each kind. */

import { burning } from '../../src/domains/fuel/burning.ts'
import { fuelPart } from '../../src/domains/fuel/part.ts'
import { hotelPart } from '../../src/domains/hotel/part.ts'
import { roomNights, stayTerms } from '../../src/domains/hotel/stay.ts'
import { planOf } from '../../src/engine/derive/plan.ts'
import { calculationId } from '../../src/engine/identity.ts'
import { decimal } from '../../src/engine/numbers/decimal.ts'
import { GRAMS } from '../../src/engine/units.ts'
import { openContext } from '../lib/context.ts'

export type EngineRounds = Record<'hotel' | 'fuel' | 'id', number[]>

const ROUNDS = Number(process.env.ROUNDS)
const CALCULATIONS_PER_ROUND = 100_000
const NIGHTS = 365
const ROOMS = 100

const { edition, sha256 } = openContext()
const stays = [...edition.part(hotelPart).values()].map((factor) =>
  planOf(stayTerms({ factor }), { unit: GRAMS, breakdown: {} }),
)
const burns = [...edition.part(fuelPart).values()].flatMap((fuel) =>
  [...fuel.factors.values()].flatMap((factor) =>
    [true, false].map((include_wtt) =>
      planOf(burning.terms({ fuel, factor, include_wtt, abroad: undefined }), {
        unit: GRAMS,
        breakdown: burning.breakdown ?? {},
      }),
    ),
  ),
)
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T

// Inputs change with every calculation and every result is summed up, so that nothing can be left out.
const KINDS: Record<keyof EngineRounds, (i: number) => number> = {
  hotel: (i) => Number(pick(stays, i).result(roomNights((1 + (i % NIGHTS)) * (1 + (i % ROOMS)))).total),
  fuel(i) {
    const plan = pick(burns, i)
    const measures = { amount: decimal((i % 1_000_000) / 1000 + 1) }
    const result = plan.result(measures)
    return Number(result.total) + plan.amounts(measures).length
  },
  id: (i) =>
    calculationId(sha256, {
      kind: 'hotel_emission',
      editionHash: edition.hash,
      input: { country: 'GB', nights: i, rooms: 1, equivalents: false },
    }).length,
}

const rounds: EngineRounds = { hotel: [], fuel: [], id: [] }
let sum = 0
for (let round = 0; round <= ROUNDS; round++) {
  for (const kind of Object.keys(KINDS) as (keyof EngineRounds)[]) {
    const calculate = KINDS[kind]
    const before = process.cpuUsage()
    for (let i = 0; i < CALCULATIONS_PER_ROUND; i++) sum += calculate(i + round)
    const { user, system } = process.cpuUsage(before)
    const micros = (user + system) / CALCULATIONS_PER_ROUND
    // The first round warms up.
    if (round > 0) rounds[kind].push(micros)
  }
}
if (!Number.isFinite(sum)) throw new Error('the sum of all results is not finite')
process.send?.(rounds)
