/** The way of a trip or a shipment on a map, with a table of its legs. */

import { massText, readable } from '../../messages/figures.ts'
import { messages } from '../../messages/messages.ts'
import { valueLabel } from '../../messages/params.ts'
import { textFor } from '../../messages/texts.ts'
import type { PageProps } from '../../pages.ts'
import { Figure } from '../../parts/figure.tsx'
import { Heading } from '../../parts/heading.tsx'
import { rangeCheck, rangeKg, tiers, totalKg } from '../../parts/result.ts'
import { Table } from '../../parts/table.tsx'
import { AskPage } from '../../question/ask-page.tsx'
import { Kinds } from '../../question/kinds.tsx'
import { addressOf } from '../../question/question.ts'
import { titleOf } from '../../question/title.ts'
import { askForMap } from './ask.ts'
import { Drawing, keyOf } from './drawing.tsx'
import type { MapLeg, Stop } from './legs.ts'

const PATH = '/app/map'
const KINDS = ['travel', 'freight']

export function RouteMap({ params, query }: PageProps) {
  const name = KINDS.find((kind) => kind === params.name) ?? 'travel'
  const { map } = messages()
  return (
    <>
      <Heading title={map.title} lead={map.lead} />
      <Kinds current={name} path={PATH} only={KINDS} />
      <AskPage
        name={name}
        path={PATH}
        query={query}
        ask={(form, asked) => (client, options) => askForMap(client, form, asked, options)}
      >
        {({ answer, legs }, form, asked) => (
          <div class="stack">
            <p class="soft">{titleOf(form, asked)}</p>
            {legs.length === 0 ? <p class="notice">{map.nothing}</p> : <Drawing legs={legs} />}
            <Legs legs={legs} />
            <Figure
              kg={totalKg(answer)}
              {...rangeKg(answer)}
              tiers={tiers(answer)}
              check={rangeCheck(answer)}
            />
            <p>
              <a href={addressOf(`/app/calculate/${form.name}`, asked)}>{map.working}</a>
            </p>
          </div>
        )}
      </AskPage>
    </>
  )
}

/** A port may have the name of its town. */
function stopName({ name, code }: Stop): string {
  return code === undefined ? name : `${name} (${code})`
}

function passageLabel(name: string): string {
  return textFor(messages().map.passages, name) ?? name
}

function Legs({ legs }: { readonly legs: readonly MapLeg[] }) {
  const { map, calculator, parts } = messages()
  if (legs.length === 0) return null
  const largest = Math.max(...legs.map(({ kg }) => kg))
  const columns = [
    {
      title: map.leg,
      cell: ({ from, to, passages }: MapLeg) => (
        <>
          {calculator.route({ from: stopName(from), to: stopName(to) })}
          {passages.length > 0 && (
            <small>{map.through({ names: passages.map(passageLabel).join(', ') })}</small>
          )}
        </>
      ),
    },
    {
      title: map.by,
      cell: (leg: MapLeg) => (
        <span class="drawn-as">
          <svg width="36" height="10" aria-hidden="true">
            <line class={`leg mode-${leg.mode}`} x1="0" x2="36" y1="5" y2="5" />
          </svg>{' '}
          {valueLabel(leg.mode)}
          {leg.isStraight && <small>{map.straight}</small>}
        </span>
      ),
    },
    { title: map.distance, isNumber: true, cell: ({ km }: MapLeg) => `${readable(km)}\u00a0km` },
    { title: parts.co2e, isNumber: true, cell: ({ kg }: MapLeg) => massText(kg, largest) },
  ]
  return <Table caption={map.legs} isStacked columns={columns} rows={legs} keyOf={keyOf} />
}
