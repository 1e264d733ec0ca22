/** A figure of every country on a map, and the same in a table. */
import { useAnswer } from '../../api/use-answer.ts'
import { published } from '../../messages/figures.ts'
import { messages } from '../../messages/messages.ts'
import { unitText, withNames } from '../../messages/names.ts'
import type { PageProps } from '../../pages.ts'
import type { QueryChange } from '../../parts/address.ts'
import { AskedFor } from '../../parts/asked.tsx'
import { EditionSelect } from '../../parts/edition-select.tsx'
import { allFactors, factorHref } from '../../parts/factors.ts'
import { Field } from '../../parts/field.tsx'
import { Heading } from '../../parts/heading.tsx'
import { useQueryChange } from '../../parts/query.ts'
import { Choropleth, type Region } from '../../world/choropleth.tsx'
import { AREA_NAMES, type Area } from '../../world/flat.ts'
import { Legend } from '../../world/legend.tsx'
import { CountryTable } from './country-table.tsx'
import { type CountryFactor, MAP_NAMES, MAPS, type MapName, ofMap } from './maps.ts'

export function World({ query }: PageProps) {
  const { world } = messages()
  const { change } = useQueryChange()
  const name = MAP_NAMES.find((one) => one === query.of) ?? 'grid'
  const area = AREA_NAMES.find((one) => one === query.area) ?? 'world'
  const edition = query.edition || undefined
  const asked = useAnswer(`${name} ${edition}`, async (client, options) =>
    ofMap(
      name,
      await withNames(allFactors(client, { ...MAPS[name].filters, ...(edition && { edition }) }, options)),
    ),
  )
  return (
    <>
      <Heading title={world.title} lead={world.leads[name]} />
      <Choice name={name} area={area} edition={edition ?? ''} onChange={change} />
      <AskedFor asked={asked}>
        {(factors) => <Shown name={name} area={area} edition={edition} factors={factors} />}
      </AskedFor>
    </>
  )
}

interface ChoiceProps {
  readonly name: MapName
  readonly area: Area
  readonly edition: string
  readonly onChange: (change: QueryChange) => void
}

function Choice({ name, area, edition, onChange }: ChoiceProps) {
  const { world } = messages()
  return (
    <div class="facets world-facets">
      <Field label={world.of}>
        {(control) => (
          <select
            {...control}
            value={name}
            onChange={({ currentTarget }) => onChange({ of: currentTarget.value })}
          >
            {MAP_NAMES.map((one) => (
              <option key={one} value={one}>
                {world.maps[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={world.area}>
        {(control) => (
          <select
            {...control}
            value={area}
            onChange={({ currentTarget }) => onChange({ area: currentTarget.value })}
          >
            {AREA_NAMES.map((one) => (
              <option key={one} value={one}>
                {world.areas[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <EditionSelect value={edition} onChange={(one) => onChange({ edition: one })} />
    </div>
  )
}

interface ShownProps {
  readonly name: MapName
  readonly area: Area
  readonly edition: string | undefined
  readonly factors: readonly CountryFactor[]
}

function Shown({ name, area, edition, factors }: ShownProps) {
  const { world } = messages()
  const unit = unitText(factors[0]?.unit ?? null)
  const regions = new Map(factors.map((factor) => [factor.country_code, regionOf(factor, edition)]))
  return (
    <>
      <figure class="world">
        <Choropleth
          label={world.label({ what: world.maps[name] })}
          regions={regions}
          limits={MAPS[name].limits}
          area={area}
        />
        <figcaption>
          <Legend title={unit} limits={MAPS[name].limits} />
          <p class="small soft">{world.small}</p>
        </figcaption>
      </figure>
      <CountryTable title={world.maps[name]} factors={factors} edition={edition} />
    </>
  )
}

function regionOf(factor: CountryFactor, edition: string | undefined): Region {
  const isEstimate = factor.tier !== 'exact'
  const figure = `${published(factor.figure)} ${unitText(factor.unit)}`
  const text = isEstimate ? `${figure} · ${messages().parts.tiers[factor.tier] ?? factor.tier}` : figure
  return { value: factor.factor, text, isEstimate, href: factorHref(factor.factor_id, edition) }
}
