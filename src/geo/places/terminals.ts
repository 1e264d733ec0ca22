/** The port or airport of a town whose name it does not bear: Port of Antwerp, Flughafen Wien. */

import { fold } from '../../engine/helpers/fold.ts'
import { ANYWHERE, candidates, type Within } from './candidates.ts'
import { distanceKm } from './distance.ts'
import { found } from './found.ts'
import type { Nearest } from './nearest.ts'
import type { Resolved } from './places.ts'
import type { Store } from './store.ts'

const PORT = /^(?:port of|puerto de|hafen) (.+)$|^(.+) (?:port|harbou?r|hafen)$/
const AIRPORT = /^(?:flughafen|aeroport de|aeropuerto de|aeroporto di) (.+)$|^(.+) (?:airport|flughafen)$/
/** A town's port or airport is no farther away. */
const TERMINAL_KM_MAX = 80

export function resolveTerminal(
  store: Store,
  nearest: Nearest,
  text: string,
  within: readonly Within[] = ANYWHERE,
): Resolved | undefined {
  const name = fold(text)
  return (
    nearTown(store, PORT.exec(name), nearest.port, within) ??
    nearTown(store, AIRPORT.exec(name), nearest.airport, within)
  )
}

function nearTown(
  store: Store,
  parts: RegExpExecArray | null,
  nearest: (lat: number, lon: number) => number | undefined,
  within: readonly Within[],
): Resolved | undefined {
  const name = parts?.[1] ?? parts?.[2]
  const [town] = name === undefined ? [] : candidates(store, name, within)
  if (!town) return undefined
  const [lat, lon] = [store.lat(town.index), store.lon(town.index)]
  const terminal = nearest(lat, lon)
  const isNear =
    terminal !== undefined &&
    store.country(terminal) === store.country(town.index) &&
    distanceKm(lat, lon, store.lat(terminal), store.lon(terminal)) <= TERMINAL_KM_MAX
  return isNear ? found(store.place(terminal), 'name') : undefined
}
