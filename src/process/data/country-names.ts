/** Names of countries in many languages, as an earlier start of this installation has put them together. */
import { type CountryNames, countryNamesInSteps, takeCountryNames } from '../../core/country-names.ts'
import { atOnce, type InSteps } from '../../core/steps.ts'
import { type Kept, keptAs } from '../kept/kept-value.ts'
import { sha256 } from './sha256.ts'

/** The platform has them, by these. */
const { icu = '', cldr = '' } = process.versions

const kept = (): Kept<CountryNames> => keptAs('country-names', sha256(`${icu} ${cldr}`))

/** Reads what is kept, when a name is asked for first, and makes it where nothing is. */
export function useKeptCountryNames(): void {
  takeCountryNames(() => kept().read() ?? atOnce(madeInSteps()))
}

/** Keeps them for the next start, where none has. */
export function* keepCountryNames(): InSteps<void> {
  if (kept().isMissing()) yield* madeInSteps()
}

function* madeInSteps(): InSteps<CountryNames> {
  const names = yield* countryNamesInSteps()
  kept().write(names)
  return names
}
