/** The home page: what can be calculated, each with an example. */
import type { OfferedCalculator } from '../../../src/surfaces/http/app-pages/offer.ts'
import { offer } from '../../api/forms.ts'
import { useAnswer } from '../../api/use-answer.ts'
import { messages } from '../../messages/messages.ts'
import { textFor } from '../../messages/texts.ts'
import { AskedFor } from '../../parts/asked.tsx'
import { Heading } from '../../parts/heading.tsx'

/** The requests that the texts of the cards describe. */
const EXAMPLES: Readonly<Record<string, string>> = {
  travel:
    'origin_location=London&origin_country=GB&destination_location=New+York&destination_country=US&return_trip=true',
  hotel: 'country=FR&nights=3&rooms=12',
  freight:
    'origin_location=Shanghai&origin_country=CN&destination_location=Munich&destination_country=DE&weight=5&unit=tonne',
  electricity: 'kwh=5000&country=DE',
  fuel: 'fuel_type=diesel&amount=100&unit=litre',
  llm: 'model=claude-sonnet-4.5&tokens_input=5000&tokens_output=2000&requests=1000',
  water: 'amount=100&country=GB',
  waste: 'material=commercial_and_industrial&treatment=landfill&amount=100&country=GB',
  refrigerant: 'gas=R-410A&amount=2',
  homeworking: 'days=20&people=10&country=GB',
  spend: 'naics=337214&amount=10000&country=US',
}
/** What most people need comes first. */
const FIRST = ['travel', 'hotel', 'freight', 'electricity', 'fuel', 'llm']

export function Start() {
  const { start } = messages()
  const offered = useAnswer('offer', offer)
  return (
    <>
      <Heading title={start.title} lead={start.lead} />
      <AskedFor asked={offered}>
        {({ calculators }) => {
          const first = FIRST.flatMap((name) => calculators.find((one) => one.name === name) ?? [])
          const others = calculators.filter(({ name }) => !FIRST.includes(name))
          return (
            <>
              <Cards calculators={first} />
              <h2 class="between">{start.more}</h2>
              <Cards calculators={others} />
            </>
          )
        }}
      </AskedFor>
    </>
  )
}

function Cards({ calculators }: { readonly calculators: readonly OfferedCalculator[] }) {
  const { start } = messages()
  return (
    <ul class="cards">
      {calculators.map(({ name, title, example }) => {
        const card = textFor(start.cards, name)
        const href = `/app/calculate/${name}`
        return (
          <li key={name} class="card">
            <h2>
              <a href={href}>{card?.title ?? title}</a>
            </h2>
            <p class="soft">{card?.text}</p>
            <p class="small">
              <span class="soft">{start.example}: </span>
              <a href={`${href}?${EXAMPLES[name] ?? example}`}>{card?.example ?? start.example}</a>
            </p>
          </li>
        )
      })}
    </ul>
  )
}
