/** Fuels burnt in another country than that of the factors. */
import { expect, test } from 'vitest'
import { asking, codesIn, noticeIn } from '../../../../test/support/asking.ts'
import { expectRefused } from '../../../../test/support/refused.ts'

const { ask, get } = asking('/v1/fuel/emissions')
const PETROL = 'fuel_type=petrol&amount=1000'

test('the same kilograms, as a proxy value that strict=true refuses', async () => {
  const [home, named, abroad] = await Promise.all([
    ask(PETROL),
    ask(`${PETROL}&country=GB`),
    ask(`${PETROL}&country=US`),
  ])
  expect(named.id).toBe(home.id)
  expect(codesIn(named)).toEqual([])
  // 1000 × (2.06916 + 0.58094) kg.
  expect(abroad.emissions.co2e).toBe(2650.1)
  expect(noticeIn(abroad, 'factor_from_other_region')).toMatchObject({ is_fallback: true, field: 'country' })
  expect(abroad.emissions.source_trail.map(({ tier }: { tier: string }) => tier)).not.toContain('exact')
  expectRefused(await get(`${PETROL}&country=US&strict=true`), { code: 'no_exact_factor', field: 'country' })
})
