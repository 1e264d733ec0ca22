/** Operations as routes. */
import { expect, test } from 'vitest'
import { services } from '../../../test/support/app.ts'
import { buildApp } from './assembly.ts'

test('a start makes none of the factors: they come with the first question, or when nobody waits', async () => {
  const asked: string[] = []
  const edition: typeof services.edition = {
    ...services.edition,
    part(part) {
      asked.push(part.name)
      return services.edition.part(part)
    },
  }
  const app = await buildApp({ ...services, edition })
  expect(asked).toEqual([])
  const { statusCode } = await app.inject('/v1/hotel/emissions?country=GB&nights=1')
  expect(statusCode).toBe(200)
  expect(asked).toContain('hotel')
  await app.close()
})
