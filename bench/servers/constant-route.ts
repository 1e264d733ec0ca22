/** Takes the place of src/domains/hotel/emissions/route.ts: the same path, schema and headers, a constant answer. */
import { hotelEmissionsSchema } from '../../src/domains/hotel/emissions/schema.ts'
import { answer } from '../../src/http/envelope/answer.ts'
import type { App } from '../../src/http/services.ts'
import { CONSTANT_ID, constantBody } from './constant.ts'

export function hotelEmissionsRoute(app: App): void {
  app.get('/v1/hotel/emissions', { schema: hotelEmissionsSchema }, (request, reply) =>
    answer(request, reply, CONSTANT_ID, () => constantBody),
  )
}
