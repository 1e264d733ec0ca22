/** Two places for each trip, shipment and route. */
import { type GoldenPlace, PLACES } from './tables.ts'
import { turn } from './url.ts'

/** Steps that share no factor with the number of places of the world or of a continent: pairs repeat late. */
const STEP_OF_WORLD = 53
const STEP_OF_CONTINENT = 7

/** Any other place of the world. */
export function farPair(index: number): readonly [GoldenPlace, GoldenPlace] {
  const origin = turn(PLACES, index)
  const others = PLACES.filter((place) => place !== origin)
  return [origin, turn(others, index * STEP_OF_WORLD + Math.floor(index / PLACES.length))]
}

/** Another place of the same continent, where roads and railways may lead. */
export function nearPair(index: number): readonly [GoldenPlace, GoldenPlace] {
  const origin = turn(PLACES, index)
  const others = PLACES.filter((place) => place !== origin && place.continent === origin.continent)
  return [origin, turn(others, index * STEP_OF_CONTINENT + Math.floor(index / PLACES.length))]
}

/** Where the country may be left out. */
const KINDS_ALONE = ['airport', 'port', 'coordinates']

/** As travel and freight ask for it. A few towns go without their country too, which is refused. */
export function endsOf([origin, destination]: readonly [GoldenPlace, GoldenPlace], index: number) {
  return {
    origin_country: country(origin, index),
    origin_location: origin.place || undefined,
    destination_country: country(destination, index),
    destination_location: destination.place || undefined,
  }
}

function country({ country, kind }: GoldenPlace, index: number): string | undefined {
  const isLeftOut = KINDS_ALONE.includes(kind) ? index % 3 === 0 : index % 40 === 0 && kind !== 'country'
  return isLeftOut || country === '' ? undefined : country
}
