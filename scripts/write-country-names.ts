/** Writes dist/country-names.json, names of countries in many languages by the platform that builds: part of `npm run build`. */
import { writeFileSync } from 'node:fs'
import { makeCountryNames } from '../src/engine/helpers/country-names.ts'
import { COUNTRY_NAMES_FILE } from '../src/surfaces/process/data/country-names.ts'

writeFileSync(COUNTRY_NAMES_FILE, JSON.stringify([...makeCountryNames()]))
