/** The list of requests whose answers the table has. The same files give the same list. */
import { shortened } from './request.ts'
import { badRequests, OPERATIONS } from './requests/bad-input.ts'
import { electricityRequests } from './requests/electricity.ts'
import { freightRequests } from './requests/freight.ts'
import { fuelRequests } from './requests/fuel.ts'
import { furtherRequests } from './requests/further.ts'
import { geographyRequests } from './requests/geography.ts'
import { hotelRequests } from './requests/hotel.ts'
import { llmRequests } from './requests/llm.ts'
import { travelRequests } from './requests/travel.ts'

/** /v1/usage is left out: its answers depend on the day and on what was asked before. */
export const goldenRequests: readonly string[] = [
  ...new Set(
    [
      '/',
      '/livez',
      '/readyz',
      ...hotelRequests,
      ...fuelRequests,
      ...electricityRequests,
      ...llmRequests,
      ...travelRequests,
      ...freightRequests,
      ...geographyRequests,
      ...furtherRequests,
      ...badRequests,
    ].map(shortened),
  ),
]

/** The path of an operation, or what stands for all others. */
export function operationOf(request: string): string {
  const [path = ''] = request.replace(/^[A-Z]+ /, '').split(/[? ]/)
  return OPERATIONS.includes(path) ? path : '(other paths)'
}
