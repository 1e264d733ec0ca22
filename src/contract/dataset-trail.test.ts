/** What lists say of their publications, for every operation that has a list or a route. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { services } from '../../test/support/app.ts'
import { ask } from '../api/answer.ts'
import { OPERATIONS } from '../api/operations.ts'
import { PACKAGE_ROOT } from '../surfaces/process/package-root.ts'

interface Entry {
  data_category: string
  role: string
  method: string
  source_url?: string
  document_year?: string
}

const CATEGORIES = [
  'emission_factor',
  'wtt_factor',
  'grid_intensity',
  'td_loss_factor',
  'energy_model',
  'distance',
]
/** Places are no figures: the one category beside those. */
const OF_PLACES = 'location'

const LISTS = OPERATIONS.flatMap(({ name, path, examples }) =>
  Object.values(examples.answers).map((query) => ({ name, path, query })),
)

test.each(LISTS)('$path?$query', async ({ name, query }) => {
  const operation = OPERATIONS.find((one) => one.name === name)
  if (!operation) throw new Error(`there is ${name}`)
  const body = (await ask(operation, services, Object.fromEntries(new URLSearchParams(query)))).body()
  const { meta, data } = JSON.parse(JSON.stringify(body))
  const attributes = Array.isArray(data) ? undefined : data?.attributes
  const trail: Entry[] = meta.source_trail ?? (attributes?.emissions ? [] : attributes?.source_trail) ?? []
  for (const { data_category, role, method, source_url, document_year } of trail) {
    expect(name === 'places' ? [OF_PLACES] : CATEGORIES).toContain(data_category)
    expect(['factor', 'input', 'beside']).toContain(role)
    expect(existsSync(join(PACKAGE_ROOT, method)), method).toBe(true)
    expect(source_url, name).toBeTruthy()
    expect(document_year ?? '2000').toMatch(/^\d{4}$/)
  }
})

test('lists of factors say which publications are in the list, and which are behind it', async () => {
  const rolesOf = async (name: string) => {
    const operation = OPERATIONS.find((one) => one.name === name)
    if (!operation) throw new Error(`there is ${name}`)
    const body = (await ask(operation, services, {})).body() as { meta: { source_trail: Entry[] } }
    return body.meta.source_trail.map(({ data_category, role }) => `${data_category} ${role}`)
  }
  const hotels = await rolesOf('hotelFactors')
  expect(hotels).toContain('emission_factor factor')
  expect(hotels).toContain('grid_intensity input')
  expect(hotels).not.toContain('grid_intensity factor')
  expect(new Set(await rolesOf('fuelTypes'))).toEqual(new Set(['emission_factor factor']))
})
