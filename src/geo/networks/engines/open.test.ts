import { expect, test } from 'vitest'
import { readConfig } from '../../../surfaces/process/config.ts'

test('ROAD_ENGINE and ROAD_ENGINE_URL go together', () => {
  expect(readConfig({}).roadEngine).toBeUndefined()
  const both = { ROAD_ENGINE: 'osrm', ROAD_ENGINE_URL: 'http://127.0.0.1:5000' }
  expect(readConfig(both).roadEngine).toEqual({ name: 'osrm', url: 'http://127.0.0.1:5000' })
  expect(() => readConfig({ ROAD_ENGINE: 'osrm' })).toThrow('Set both ROAD_ENGINE and ROAD_ENGINE_URL')
  expect(() => readConfig({ ...both, ROAD_ENGINE: 'graph' })).toThrow('must be one of osrm or valhalla')
  expect(() => readConfig({ ...both, ROAD_ENGINE_URL: 'localhost:5000' })).toThrow(
    'must be an http or https URL',
  )
})
