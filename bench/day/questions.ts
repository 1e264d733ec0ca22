/** What clients ask all day, and what is right: the answer of an instance that nothing has happened to yet. */

export interface Question {
  readonly path: string
  /** What must be the same in every answer. */
  readonly right: string
}

const PATHS = [
  ...['GB', 'DE', 'JP', 'US'].map((country) => `/v1/hotel/emissions?country=${country}&nights=3`),
  '/v1/hotel/compare?countries=FR,DE,ES&nights=2',
  '/v1/hotel/factors',
  ...['diesel', 'petrol', 'natural_gas'].map((fuel) => `/v1/fuel/emissions?fuel_type=${fuel}&amount=10`),
  ...['FR', 'PL', 'IN'].map((country) => `/v1/electricity/emissions?country=${country}&kwh=1000`),
  '/v1/travel/emissions?transport_mode=air&origin_location=LHR&destination_location=JFK',
  '/v1/travel/emissions?transport_mode=car&origin_location=Munich&origin_country=DE&destination_location=Hamburg&destination_country=DE',
  '/v1/travel/emissions?transport_mode=train&origin_location=Paris&origin_country=FR&destination_location=Lyon&destination_country=FR',
  '/v1/freight/emissions?weight=1000&origin_location=Lille&origin_country=FR&destination_location=Milan&destination_country=IT',
  '/v1/digital/llm/emissions?model=gpt-4o&input_tokens=1000&output_tokens=500',
  '/v1/waste/emissions?amount=100&material=commercial_and_industrial_waste&treatment=landfill',
  '/v1/water/emissions?amount=10',
  '/v1/factors?q=hotel&limit=5',
]

/** Asked of `url` while all is well. */
export async function questions(url: string, key: string): Promise<Question[]> {
  const found: Question[] = []
  for (const path of PATHS) {
    const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${key}` } })
    if (!answer.ok) throw new Error(`${path} is answered with ${answer.status}: ${await answer.text()}`)
    found.push({ path, right: figuresOf(await answer.text()) })
  }
  return found
}

interface Body {
  data?: { id?: string; attributes?: { emissions?: unknown } }
}

/**
 * The id of the calculation, which follows from every factor and figure, and the emissions; of a list, all of it.
 * What is not compared: the moment, and notices of services that are away.
 */
export function figuresOf(text: string): string {
  const { data } = JSON.parse(text) as Body
  const emissions = data?.attributes?.emissions
  return emissions === undefined ? JSON.stringify(data) : JSON.stringify([data?.id, emissions])
}
