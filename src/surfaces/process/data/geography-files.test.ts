/** The geography in shared memory answers as the one that is read from the disk. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { places, routes } from '../../../../test/support/app.ts'
import { changedDigit } from '../../../../test/support/changed-digit.ts'
import { tempFolder } from '../../../../test/support/temp.ts'
import { openPlaces } from '../../../geo/places/open.ts'
import type { Place, Places } from '../../../geo/places/places.ts'
import { openRoads, openRoutes, routeParts } from '../../../geo/routes/open.ts'
import { GEOGRAPHY } from '../package-root.ts'
import { releasedGeography } from '../release/installed.ts'
import { geographyFromDisk, loadGeographyFiles } from './geography-files.ts'

const files = await loadGeographyFiles()
/** A folder in which nothing lies: whatever is read comes from the bytes. */
const folders: typeof GEOGRAPHY = { compiled: tempFolder(), tables: tempFolder() }

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
  const root = tempFolder()
  await expect(loadGeographyFiles({ root })).rejects.toThrow('data/geography/ferries.csv: is missing')
  expect(() => geographyFromDisk(root).get('places.bin')).toThrow('dist/geo/places.bin: is missing')
})

test('a changed file is named with what was expected', async () => {
  const root = tempFolder()
  cpSync(GEOGRAPHY.compiled, join(root, 'dist', 'geo'), { recursive: true })
  cpSync(GEOGRAPHY.tables, join(root, 'data', 'geography'), { recursive: true })
  expect([...(await loadGeographyFiles({ root })).keys()]).toContain('ferries.csv')
  const file = join(root, 'data', 'geography', 'ferries.csv')
  writeFileSync(file, changedDigit(readFileSync(file, 'utf8')))
  const { sha256 } = releasedGeography().get('ferries.csv') as { sha256: string }
  await expect(loadGeographyFiles({ root })).rejects.toThrow(
    new RegExp(`^data/geography/ferries\\.csv: is not the file of this release.*${sha256}`),
  )
  expect(() => geographyFromDisk(root).get('ferries.csv')).toThrow('data/geography/ferries.csv: is not')
  expect(geographyFromDisk(root).get('sea.bin')?.byteLength).toBe(releasedGeography().get('sea.bin')?.bytes)
})
