/** A whole text as the name of one thing: a country, a town, a region. */
import { fold } from '../../engine/helpers/fold.ts'
import { withoutAffixes } from './affixes.ts'
import { findAreas, findCounties, findTranslated, narrow } from './areas.ts'
import { type Candidate, candidates, isWithin, type Within } from './candidates.ts'
import { assumedSeat, found, foundByName } from './found.ts'
import type { Resolved } from './places.ts'
import type { Store } from './store.ts'

/** A region's name is a town's, when there is a town of this weight. */
const TOWN_WEIGHT_MIN = 50_000
const COUNTRY_CODE_LENGTH_MAX = 3

/** The name of the country that is asked anyway, as USA in US, but for towns of that name that are its capital. */
export function resolveOwnCountry(
  store: Store,
  text: string,
  country: number | undefined,
): Resolved | undefined {
  if (country === undefined || text.length < COUNTRY_CODE_LENGTH_MAX) return undefined
  if (![...findAreas(store, text), ...findTranslated(store, text)].includes(country)) return undefined
  const [town] = candidates(store, text, [{ country }])
  return town && town.index === store.seat(country) ? undefined : resolveCountry(store, country)
}

/** The whole text is a name. */
export function resolveName(store: Store, text: string, within: readonly Within[]): Resolved | undefined {
  const all = candidates(store, text, within)
  const [best] = all
  const areas = narrow(store, within, areasOrCountry(store, text, best))
  const country = areas.find(({ area }) => area === undefined)?.country
  // Muş is a town, MUS is Mauritius.
  const mayBeCode = text.length <= COUNTRY_CODE_LENGTH_MAX
  const isTown = mayBeCode && text !== text.toUpperCase()
  if (country !== undefined && best?.index !== store.seat(country) && !(best && isTown)) {
    return resolveCountry(store, country, mayBeCode ? best : undefined)
  }
  // Asturias in Spain is the region rather than its airport.
  const isRegion =
    areas.some(({ area }) => area !== undefined) && within.some(({ country }) => country !== undefined)
  const isOnlyAirport = isRegion && best !== undefined && store.kind(best.index) === 'airport'
  if (best && (areas.length === 0 || (best.weight >= TOWN_WEIGHT_MIN && !isOnlyAirport))) {
    return firstOf(store, text, [best, ...regionsAbroad(store, areas, best), ...all])
  }
  // Valletta and Muğla are regions too, but a town of the name that lies in the region stands for it.
  const own = all.find(({ index }) => store.kind(index) === 'town' && isWithin(store, index, areas))
  if (own) return firstOf(store, text, [own, ...all])
  return resolveArea(store, text, within) ?? resolvePlain(store, text, within)
}

/** A country by its name in another language only where no town of weight has that name: Granada is not Grenada. */
function areasOrCountry(store: Store, text: string, town: Candidate | undefined): number[] {
  const areas = findAreas(store, text)
  const isTown = town !== undefined && town.weight >= TOWN_WEIGHT_MIN
  return areas.length > 0 || isTown ? areas : findTranslated(store, text)
}

/** A region of the name in another country may be meant as well, Ontario in Canada: its largest town. */
function regionsAbroad(store: Store, areas: readonly Within[], town: Candidate): Candidate[] {
  return areas.flatMap(({ country, area }) => {
    const seat = area === undefined || country === store.country(town.index) ? undefined : store.seat(area)
    return seat === undefined ? [] : [{ index: seat, isMain: false, weight: store.weight(seat) }]
  })
}

function firstOf(
  store: Store,
  text: string,
  [first, ...all]: readonly [Candidate, ...Candidate[]],
): Resolved {
  const isRegion = store.affixes.regions.includes(fold(text))
  const assumed = isRegion ? [assumedSeat(text, store.place(first.index))] : []
  return foundByName(store, [first, ...all.filter((one) => one !== first)], assumed)
}

/** A region or, where there is none of the name, a county: its largest town. */
export function resolveArea(store: Store, text: string, within: readonly Within[]): Resolved | undefined {
  const areas = narrow(store, within, findAreas(store, text))
  if (areas.length > 0) return resolveRegion(store, areas)
  return resolveRegion(store, narrow(store, within, findCounties(store, text)))
}

/** Without words of administration. */
export function resolvePlain(store: Store, text: string, within: readonly Within[]): Resolved | undefined {
  for (const name of withoutAffixes(store, text)) {
    const [best, ...others] = candidates(store, name, within)
    if (best) return foundByName(store, [best, ...others], [])
    const area = resolveArea(store, name, within)
    if (area) return area
  }
  return undefined
}

/** `town`: one of weight that has the country's code for a name, as LA. */
function resolveCountry(store: Store, country: number, town?: Candidate): Resolved | undefined {
  const seat = store.seat(country)
  if (seat === undefined) return undefined
  const capital = store.place(seat)
  const name = store.areaName(country)
  const { lat, lon, countryCode } = capital
  const resolved = found({ name, kind: 'country', countryCode, lat, lon }, 'country', [
    assumedSeat(name, capital),
  ])
  const isNamesake = town !== undefined && town.weight >= TOWN_WEIGHT_MIN
  return isNamesake ? { ...resolved, alternatives: [store.place(town.index)] } : resolved
}

/** The largest town of the most important region. */
function resolveRegion(store: Store, areas: readonly Within[]): Resolved | undefined {
  const seats = areas
    .map(({ county, area }) => county ?? area)
    .map((area) => ({ area, seat: area === undefined ? undefined : store.seat(area) }))
    .filter((one): one is { area: number; seat: number } => one.seat !== undefined)
    .sort((a, b) => a.seat - b.seat)
  const [best] = seats
  if (!best) return undefined
  const town = store.place(best.seat)
  const name = store.areaName(best.area)
  // City of Edinburgh is Edinburgh.
  const isTown = withoutAffixes(store, name).includes(fold(town.name))
  return found(town, 'name', isTown ? [] : [assumedSeat(name, town)])
}
