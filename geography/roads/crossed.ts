/** The countries that a straight line between two towns cuts through. */
import { iso1A2Code, wikidataQIDs } from '@rapideditor/country-coder'
import { readGeography } from '../tables.ts'
import { forPointsBetween, type LatLon } from './sphere.ts'

/** Distance of the samples along a line. */
const SAMPLE_KM = 4
/** Less of a country than this is the inaccuracy of towns and borders. */
const CROSSED_KM_MIN = 15

/** Codes in order of entry, without what is too short to tell. */
export function countriesBetween(p: LatLon, q: LatLon, km: number): string[] {
  const steps = Math.max(1, Math.round(km / SAMPLE_KM))
  const runs: { code: string; km: number }[] = []
  forPointsBetween(p, q, steps, (lat, lon) => {
    const code = countryAt(lat, lon)
    if (code === undefined) return
    const last = runs.at(-1)
    if (last?.code === code) last.km += km / steps
    else runs.push({ code, km: km / steps })
  })
  return runs.filter((run) => run.km >= CROSSED_KM_MIN).map(({ code }) => code)
}

const disputed = new Map(
  readGeography<'area_id' | 'country_code'>('disputed_areas').map((row) => [row.area_id, row.country_code]),
)

/** As ISO 3166-1 has it; undefined at sea. */
function countryAt(lat: number, lon: number): string | undefined {
  const code = iso1A2Code([lon, lat]) ?? undefined
  if (code !== 'RU' && code !== undefined) return code
  const [area] = wikidataQIDs([lon, lat]).filter((id) => disputed.has(id))
  return area === undefined ? code : disputed.get(area)
}
