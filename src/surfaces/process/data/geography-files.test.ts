/** The geography in shared memory answers as the one that is read from the disk. */
import { describe, expect, test } from 'vitest'
import { places, routes } from '../../../../test/support/app.ts'
import { tempFolder } from '../../../../test/support/temp.ts'
import { openPlaces } from '../../../geo/places/open.ts'
import type { Place, Places } from '../../../geo/places/places.ts'
import { openRoads, openRoutes, routeParts } from '../../../geo/routes/open.ts'
import { GEO_DIR, GEOGRAPHY } from '../package-root.ts'
import { loadGeographyFiles } from './geography-files.ts'

const files = await loadGeographyFiles(GEO_DIR)
/** A folder in which nothing lies: whatever is read comes from the bytes. */
const folders = { ...GEOGRAPHY, compiled: tempFolder() }

describe('from shared memory', () => {
  const shared = openPlaces(folders.compiled, undefined, files)
  const parts = routeParts(folders, () => files)
  const sharedRoutes = openRoutes(shared, folders, openRoads(folders.compiled, files), parts)

  test('every file is shared', () => {
    for (const { buffer } of files.values()) expect(buffer).toBeInstanceOf(SharedArrayBuffer)
    expect(sharedRoutes.hash).toBe(routes.hash)
  })

  test.each(['Hamburg', 'LHR', 'München', '80331', '48.14,11.58', 'Bavaria'])('place %s', async (text) => {
    expect(await shared.resolve(text)).toEqual(await places.resolve(text))
  })

  test.each(['road', 'sea', 'air'] as const)('way by %s', async (mode) => {
    const ends = async (from: Places): Promise<[Place, Place]> => {
      const [start, end] = await Promise.all([from.locate('Hamburg'), from.locate('Barcelona')])
      return [start?.place as Place, end?.place as Place]
    }
    const way = await sharedRoutes.chain(...(await ends(shared)), mode)
    expect(way).toHaveProperty('legs')
    expect(way).toEqual(await routes.chain(...(await ends(places)), mode))
  })

  test('the postcode and the nearest of a kind', async () => {
    const options = { countryCode: 'DE' }
    expect(await shared.resolve('80331', options)).toEqual(await places.resolve('80331', options))
    expect(shared.nearestAirport(48.14, 11.58)).toEqual(places.nearestAirport(48.14, 11.58))
    expect(shared.nearestTown(48.14, 11.58)).toEqual(places.nearestTown(48.14, 11.58))
  })
})

test('a file that is not there is named', async () => {
  await expect(loadGeographyFiles(tempFolder())).rejects.toThrow(/places\.bin cannot be read: .*ENOENT/)
})
