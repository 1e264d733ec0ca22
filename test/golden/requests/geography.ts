/** Places as they are looked up, and routes between them. */
import { farPair, nearPair } from './pairs.ts'
import { PASSAGES, PLACES } from './tables.ts'
import { bothWays, turn, upTo, url } from './url.ts'

const LOOK_UPS = '/v1/places'
const ROUTES = '/v1/routes'
const KINDS = ['town', 'airport', 'port', 'postcode']
const MODES = ['road', 'sea', 'air', 'rail']
const ROUTES_ASKED = 100

const named = PLACES.filter(({ place }) => place !== '')

/** As one types: first the beginning, then the whole. */
const lookUps = named.flatMap(({ place, country }, i) => [
  url(LOOK_UPS, { q: [...place].slice(0, 3).join(''), limit: 1 + (i % 20) }),
  url(LOOK_UPS, {
    q: place,
    country: i % 3 === 0 ? country || undefined : undefined,
    kind: i % 4 === 0 ? turn(KINDS, i / 4) : undefined,
    strict: i % 2 === 0 ? true : undefined,
  }),
])

const oddLookUps = [
  { q: '48.1375,11.5750' },
  { q: '0,0' },
  { q: '90,180' },
  { q: 'Munch' },
  { q: 'muenchen' },
  { q: 'a' },
  { q: 'qqqqqqqq' },
  { q: 'Paris', country: 'US', limit: 20 },
  { q: 'Paris', kind: 'PORT' },
  { q: 'Paris', kind: 'country' },
  { q: 'Paris', limit: 21 },
  { q: 'x'.repeat(201) },
  { name: 'Paris' },
].flatMap((params) => bothWays(LOOK_UPS, params))

const routes = upTo(ROUTES_ASKED).flatMap((i) => {
  const mode = turn(MODES, i)
  const [from, to] = mode === 'road' || mode === 'rail' ? nearPair(i) : farPair(i)
  return bothWays(ROUTES, {
    from: from.place || from.country,
    to: to.place || to.country,
    from_country: from.country || undefined,
    to_country: i % 3 === 0 ? undefined : to.country || undefined,
    mode: mode === 'road' && i % 8 === 0 ? undefined : mode,
    detailed_route: i % 5 === 0 ? true : undefined,
  })
})

const ofPassages = PASSAGES.map((avoid) =>
  url(ROUTES, { from: 'Rotterdam', to: 'Shanghai', mode: 'sea', avoid, detailed_route: true }),
)

const oddRoutes = [
  {},
  { from: 'Paris' },
  { from: 'Paris', to: 'Paris' },
  { from: 'Paris', to: 'Atlantis' },
  { from: 'London', to: 'New York', mode: 'road' },
  { from: 'London', to: 'New York', mode: 'teleport' },
  { from: 'NLRTM', to: 'CNSHA', mode: 'sea', avoid: 'styx' },
  { from: 'NLRTM', to: 'CNSHA', mode: 'sea', avoid: 'malacca,sunda,lombok,torres,bass' },
  { from: '51.5,-0.12', to: '48.85,2.35', mode: 'rail' },
  { from: 'Springfield', to: 'Portland', from_country: 'US', to_country: 'US' },
  { from: 'Paris', to: 'Berlin', via: 'Köln' },
].flatMap((params) => bothWays(ROUTES, params))

export const geographyRequests: readonly string[] = [
  ...lookUps,
  ...oddLookUps,
  ...routes,
  ...ofPassages,
  ...oddRoutes,
]
