/** Look-ups by class, from knowledge that is not the gazetteer's: how many go to a wrong place, and what is nowhere. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isWrong, judgeLookUps, type LookUp, readNowhere, readVillages } from '../../scripts/lib/lookups.ts'
import { loadGazetteer } from '../../src/geo/places/gazetteer.ts'
import { GEO_DIR } from '../../src/surfaces/process/package-root.ts'

const gazetteer = loadGazetteer(join(GEO_DIR, 'places.bin'))
const judged = judgeLookUps(gazetteer)

/** In per cent of the list. */
function shareOf(list: readonly LookUp[], isMeant: (one: LookUp) => boolean): number {
  return (list.filter(isMeant).length * 100) / list.length
}

test('there are 1,500 or more', () => {
  expect(judged.length).toBeGreaterThanOrEqual(1500)
})

test.each([
  ['without a country', judged.filter(({ country }) => country === ''), 1],
  ['with a country', judged.filter(({ country }) => country !== ''), 0.4],
])('%s few are wrong', (_, list, most) => {
  expect(shareOf(list, isWrong)).toBeLessThanOrEqual(most)
})

test('few are not found', () => {
  expect(shareOf(judged, ({ verdict }) => verdict === 'not found')).toBeLessThanOrEqual(4)
})

test('nine of ten wrong ones are warned of', () => {
  const wrong = judged.filter(isWrong)
  const silent = wrong.filter(({ verdict }) => verdict === 'wrong')
  expect(silent.length).toBeLessThanOrEqual(wrong.length / 10)
})

test.each(readNowhere())('$query ($country) is nowhere', ({ query, country }) => {
  expect(gazetteer.resolve(query, country === '' ? {} : { countryCode: country })).toBeUndefined()
})

test.each(readVillages())('$query ($country) is not taken for a larger town', ({ query, country }) => {
  const found = gazetteer.resolve(query, { countryCode: country })
  expect(found?.notices.map(({ code }) => code) ?? []).not.toContain('place_corrected')
})
