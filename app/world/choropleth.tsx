/**
 * Countries coloured by a value. Each is a link; by the keyboard one is reached with Tab, all others from there with the
 * arrow keys. A table has the same values: a map shows where, not how much.
 */

import { useId, useRef, useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { countryName } from '../messages/figures.ts'
import { messages } from '../messages/messages.ts'
import { type Area, SHAPES, type Shape, viewOf } from './flat.ts'
import { classOf } from './scale.ts'
import { nearest } from './steer.ts'

/** The value of a country. */
export interface Region {
  readonly value: number
  /** With its unit, and its data quality where it is a proxy or an estimate. */
  readonly text: string
  readonly isEstimate: boolean
  readonly href: string
}

interface Props {
  readonly label: string
  /** By ISO 3166-1 alpha-2 code. */
  readonly regions: ReadonlyMap<string, Region>
  readonly limits: readonly number[]
  readonly area: Area
}

interface LinkedShape extends Shape {
  readonly code: string
  readonly region: Region
}

export function Choropleth({ label, regions, limits, area }: Props) {
  const linked = SHAPES.flatMap((shape): LinkedShape[] => {
    const region = shape.code === undefined ? undefined : regions.get(shape.code)
    return region === undefined || shape.code === undefined ? [] : [{ ...shape, code: shape.code, region }]
  })
  const [code, setCode] = useState<string>()
  const first = code ?? linked[0]?.code
  const figure = useRef<SVGSVGElement>(null)
  const pattern = useId()
  const step = (event: KeyboardEvent, from: LinkedShape) => {
    const next = nearest(linked, from, event.key)
    if (next === undefined) return
    event.preventDefault()
    setCode(next.code)
    figure.current?.querySelector<SVGElement>(`[data-code="${next.code}"]`)?.focus()
  }
  return (
    <fieldset class="choropleth" aria-label={label}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the field set has the name, and what can be reached in it has its own */}
      <svg ref={figure} viewBox={viewOf(area)}>
        <Dots id={pattern} />
        {SHAPES.filter(({ code: one }) => one === undefined || !regions.has(one)).map(({ path }) => (
          <path key={path} class="nothing" d={path} />
        ))}
        {linked.map((shape) => (
          <CountryLink
            key={shape.code}
            shape={shape}
            colour={classOf(shape.region.value, limits)}
            dots={shape.region.isEstimate ? pattern : undefined}
            isFirst={shape.code === first}
            onSeen={() => setCode(shape.code)}
            onStep={(event) => step(event, shape)}
          />
        ))}
        {/* What lies over its neighbours shows its whole border. */}
        {code !== undefined && <path class="seen" d={linked.find((one) => one.code === code)?.path} />}
      </svg>
      <Readout code={code} region={code === undefined ? undefined : regions.get(code)} />
    </fieldset>
  )
}

/** Over what is estimated. */
function Dots({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern id={id} width="4" height="4" patternUnits="userSpaceOnUse">
        <circle class="dot" cx="2" cy="2" r="0.7" />
      </pattern>
    </defs>
  )
}

interface CountryProps {
  readonly shape: LinkedShape
  readonly colour: number
  /** The pattern that says that it is estimated. */
  readonly dots: string | undefined
  /** Reached with Tab. */
  readonly isFirst: boolean
  readonly onSeen: () => void
  readonly onStep: (event: KeyboardEvent) => void
}

function CountryLink({ shape: { code, path, region }, colour, dots, isFirst, onSeen, onStep }: CountryProps) {
  const { route } = useLocation()
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    // A finger covers what it touches: it chooses, and the line below has the link.
    if (event instanceof PointerEvent && event.pointerType === 'touch') onSeen()
    else route(region.href)
  }
  return (
    <a
      href={region.href}
      data-code={code}
      tabIndex={isFirst ? 0 : -1}
      aria-label={`${countryName(code)}: ${region.text}`}
      onClick={open}
      onKeyDown={onStep}
      onFocus={onSeen}
      onPointerEnter={onSeen}
    >
      <path class={`scale-${colour}`} d={path} />
      {dots && <path d={path} fill={`url(#${dots})`} />}
    </a>
  )
}

/** What the pointer or the keyboard is at. */
function Readout({
  code,
  region,
}: {
  readonly code: string | undefined
  readonly region: Region | undefined
}) {
  const { world } = messages()
  if (code === undefined || region === undefined) return <p class="readout soft">{world.hint}</p>
  return (
    <p class="readout">
      <strong>{countryName(code)}</strong> {region.text} <a href={region.href}>{world.open}</a>
    </p>
  )
}
