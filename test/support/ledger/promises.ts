/** What holds of every schedule (docs/access.md): tested on each database. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DatabaseOptions } from '../../../src/platform/access/open-database.ts'
import { runs } from '../long.ts'
import { Simulation, schedules } from './simulation.ts'

const HARD_STOP = 600
/** Nine tenths of it. */
const USABLE = 540
const TIMEOUT_MS = 600_000

export function expectLedger(
  open: () => Promise<DatabaseOptions>,
  { few, many }: { readonly few: number; readonly many: number },
): void {
  const settings = runs(few, many)

  test(
    'without crashes nine tenths are usable at once, all of it in a moment, and usage is exact',
    { timeout: TIMEOUT_MS },
    () =>
      fc.assert(
        fc.asyncProperty(schedules(false), async (groups) => {
          const simulation = await Simulation.open(await open())
          await simulation.run(groups)
          await simulation.exhaust()
          const asking = async () =>
            (await simulation.months()).filter(({ isNow, isRevoked }) => isNow && !isRevoked)
          for (const { given } of await asking()) expect(given).toBeGreaterThanOrEqual(USABLE)
          // What instances held for each other is free now.
          for (const _ of [1, 2, 3]) {
            await simulation.rest()
            await simulation.exhaust()
          }
          for (const { given } of await asking()) expect(given).toBe(HARD_STOP)
          await simulation.stopAll()
          for (const { given, saved, booked } of await simulation.months())
            expect({ saved, booked }).toEqual({ saved: given, booked: 0 })
          await simulation.close()
        }),
        settings,
      ),
  )

  test(
    'with crashes nothing is given twice, and what is lost is what was booked',
    { timeout: TIMEOUT_MS },
    () =>
      fc.assert(
        fc.asyncProperty(schedules(true), async (groups) => {
          const simulation = await Simulation.open(await open())
          await simulation.run(groups)
          await simulation.exhaust()
          await simulation.rest()
          await simulation.stopAll()
          for (const { given, saved, booked, isNow, isRevoked } of await simulation.months()) {
            expect(saved).toBeLessThanOrEqual(given)
            // What was given and never saved is still booked.
            expect(given).toBeLessThanOrEqual(saved + booked)
            expect(saved + booked).toBeLessThanOrEqual(HARD_STOP)
            if (isNow && !isRevoked) expect(saved + booked).toBeGreaterThanOrEqual(USABLE)
          }
          await simulation.close()
        }),
        settings,
      ),
  )
}
