/** Whatever is sent as a postcode: an answer on earth, or none; never an exception. */
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadGazetteer } from '../../src/geo/places/gazetteer.ts'
import { GEO_DIR } from '../../src/surfaces/process/package-root.ts'

const gazetteer = loadGazetteer(join(GEO_DIR, 'places.bin'))

const country = fc.constantFrom(
  undefined,
  ...'GB US CA NL JP BR PT PL DE FR CZ SE IE MT AR CN KR SG MX ID AE JE MC LV'.split(' '),
)
const written = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789 -ABCdexyz〒,.＿０'), maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.stringMatching(/^[A-Z]{0,3}[ -]?\d{2,9}[ -]?[A-Z\d]{0,4}$/),
)

test('hostile postcodes', () => {
  fc.assert(
    fc.property(written, country, (text, countryCode) => {
      const options = countryCode === undefined ? {} : { countryCode }
      const found = gazetteer.resolve(text, options)
      expect(typeof gazetteer.isPostcode(text, countryCode)).toBe('boolean')
      gazetteer.search(text, { ...options, kind: 'postcode' })
      if (!found) return
      expect(Math.abs(found.place.lat)).toBeLessThanOrEqual(90)
      expect(Math.abs(found.place.lon)).toBeLessThanOrEqual(180)
      expect(found.place.countryCode).toMatch(/^[A-Z]{2}$/)
    }),
    { numRuns: 2000 },
  )
})

test('a code that is known by an area alone always says so, and how near', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{3,7}$/), country, (text, countryCode = 'US') => {
      const found = gazetteer.resolve(text, { countryCode })
      if (found?.match !== 'postcode' || found.place.withinKm === undefined) return
      const [notice] = found.notices
      expect(['postcode_town', 'postcode_area', 'place_corrected']).toContain(notice?.code)
    }),
    { numRuns: 2000 },
  )
})
