/** Bad requests as data: what is asked, and what the contract says the answer must be. */
import type { BadRequest } from './bad-request.ts'
import { fuelRequests } from './fuel-requests.ts'
import { hotelRequests } from './hotel-requests.ts'
import { pathRequests } from './path-requests.ts'

export const requests: readonly BadRequest[] = [...hotelRequests, ...fuelRequests, ...pathRequests]
