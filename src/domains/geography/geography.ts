/** Places and routes: what the calculators use, open to users. */
import type { Domain } from '../domain.ts'
import { places } from './places/operation.ts'
import { route } from './routes/operation.ts'

export const geography: Domain = {
  name: 'geography',
  description: 'Places and routes: what the calculators use, open to users.',
  operations: [places, route],
}
