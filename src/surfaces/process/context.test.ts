/** The geography is opened when it is asked for, not before the first answer. */

import { expect, test } from 'vitest'
import { services } from '../../../test/support/app.ts'
import { tempFolder } from '../../../test/support/temp.ts'
import { sha256 } from '../../factors/files/sha256.ts'
import { checkGeography } from '../../geo/files.ts'
import { ArtefactError } from '../../geo/format/checks.ts'
import { buildApp } from '../http/assembly.ts'
import { GEO_DIR, RELEASE } from './package-root.ts'

test('an app is built, and calculates what needs no places, without opening any', async () => {
  const unopened = (): never => {
    throw new Error('opened')
  }
  const app = await buildApp({
    edition: services.edition,
    editions: services.editions,
    release: RELEASE,
    sha256,
    synonyms: services.synonyms,
    errata: services.errata,
    geographyHash: '',
    get places() {
      return unopened()
    },
    get routing() {
      return unopened()
    },
  })
  const { statusCode } = await app.inject('/v1/hotel/emissions?country=GB&nights=1')
  expect(statusCode).toBe(200)
  await app.close()
})

test('a file of the geography that is missing is named, with what makes it', () => {
  expect(() => checkGeography(tempFolder())).toThrow(ArtefactError)
  expect(() => checkGeography(tempFolder())).toThrow(/places\.bin is missing: run npm run build/)
  expect(() => checkGeography(GEO_DIR)).not.toThrow()
})
