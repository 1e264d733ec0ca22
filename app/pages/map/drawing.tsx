/** The map: land, legs by colour and dash, places and passages by name. */

import { passages as passagePlaces } from 'made:passages'
import { type GeoProjection, geoGraticule10, geoPath } from 'd3-geo'
import type { MultiLineString, Position } from 'geojson'
import { messages } from '../../messages/messages.ts'
import { textFor } from '../../messages/texts.ts'
import { useWidth } from '../../parts/use-width.ts'
import { borders, land } from '../../world/countries.ts'
import type { MapLeg, Stop } from './legs.ts'
import { projectionFor } from './projection.ts'

/** Of the width. */
const HEIGHT = 0.62
const HEIGHT_MIN_PX = 260

export function Drawing({ legs }: { readonly legs: readonly MapLeg[] }) {
  const { ref, width } = useWidth<HTMLDivElement>()
  const height = Math.max(width * HEIGHT, HEIGHT_MIN_PX)
  const lines: MultiLineString = { type: 'MultiLineString', coordinates: legs.map(coordinatesOf) }
  const projection = projectionFor(lines, { width, height })
  const path = geoPath(projection)
  return (
    <div ref={ref} class="map">
      <svg
        width={width}
        height={height}
        role="img"
        aria-label={messages().map.drawing({ count: legs.length })}
      >
        <rect class="sea" width={width} height={height} />
        <path class="graticule" d={path(geoGraticule10()) ?? ''} />
        <path class="land" d={path(land) ?? ''} />
        <path class="borders" d={path(borders) ?? ''} />
        {legs.map((leg) => (
          <path
            key={keyOf(leg)}
            class={`leg ${leg.isStraight ? 'straight' : ''} mode-${leg.mode}`}
            d={path({ type: 'LineString', coordinates: coordinatesOf(leg) }) ?? ''}
          />
        ))}
        <Names legs={legs} projection={projection} width={width} />
      </svg>
    </div>
  )
}

function coordinatesOf({ line }: MapLeg): Position[] {
  return line.map(({ lat, lon }) => [lon, lat])
}

export function keyOf({ from, to, mode }: MapLeg): string {
  return `${mode} ${from.name} ${to.name} ${from.kind}`
}

interface Named {
  readonly name: string
  readonly kind: string
  readonly lat: number
  readonly lon: number
}

interface NamesProps {
  readonly legs: readonly MapLeg[]
  readonly projection: GeoProjection
  readonly width: number
}

/** Where it begins and ends first, passages last; a name that would lie on another is left to the table. */
function Names({ legs, projection, width }: NamesProps) {
  const all = legs.flatMap(({ from, to }): Stop[] => [from, to])
  const stops: Named[] = [...all.slice(0, 1), ...all.slice(-1), ...all.slice(1, -1)]
  const passed = legs.flatMap(({ passages }) => passages)
  const gates = passed.flatMap((name) => {
    const place = passagePlaces[name]
    const label = textFor(messages().map.passages, name) ?? name
    return place ? [{ name: label, kind: 'passage', lat: place.lat, lon: place.lon }] : []
  })
  const placed: { x: number; y: number }[] = []
  const shown = [...stops, ...gates].flatMap((place) => {
    const [x, y] = projection([place.lon, place.lat]) ?? []
    if (x === undefined || y === undefined) return []
    const isCrowded = placed.some(
      (other) => Math.abs(other.y - y) < LINE_PX && Math.abs(other.x - x) < NAME_PX,
    )
    if (!isCrowded) placed.push({ x, y })
    return [{ place, x, y, isNamed: !isCrowded }]
  })
  return (
    <>
      {shown.map(({ place, x, y, isNamed }) => (
        <g key={`${place.name} ${place.kind} ${x}`} class={`place ${place.kind}`}>
          {place.kind === 'passage' ? (
            <path d={`M${x - 5},${y}L${x},${y - 5}L${x + 5},${y}L${x},${y + 5}Z`} />
          ) : (
            <circle cx={x} cy={y} r={place.kind === 'town' ? 4 : 5} />
          )}
          {isNamed && (
            <text x={x > width / 2 ? x - 9 : x + 9} y={y - 7} text-anchor={x > width / 2 ? 'end' : 'start'}>
              {place.name}
            </text>
          )}
        </g>
      ))}
    </>
  )
}

/** How near names may come, px. */
const LINE_PX = 16
const NAME_PX = 130
