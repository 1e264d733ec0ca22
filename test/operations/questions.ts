/** A question of each operation in other words, and other questions, by the name of the operation. */

export interface Question {
  readonly url: string
  /** It in other words. */
  readonly same: readonly string[]
  /** Others, of which no two have the same answer. */
  readonly different: readonly string[]
  /** Pairs of further questions that are one. */
  readonly alike?: readonly (readonly [string, string])[]
}

const PORTS = 'origin_location=NLRTM&destination_location=CNSHA'
const FREIGHT = `/v1/freight/emissions?${PORTS}&weight=100&transport_mode=sea`
const AIRPORTS = 'origin_location=LHR&destination_location=JFK&transport_mode=flight'
const ROUTE = '/v1/routes?from=JFK&to=LHR&mode=air'
const USE = '/v1/digital/llm/emissions?tokens_input=100&tokens_output=50'
const MODELS = '/v1/digital/llm/models'
const WASTE = '/v1/waste/emissions?amount=100&treatment=landfill&country=GB&year=2025'

export const QUESTIONS: Readonly<Record<string, Question>> = {
  freightEmissions: {
    url: FREIGHT,
    same: [`/v1/freight/emissions?transport_mode=SEA&unit=KG&weight=1e2&${PORTS}&vehicle_type=average`],
    different: [`${FREIGHT}&avoid=suez`],
  },
  travelEmissions: {
    url: `/v1/travel/emissions?${AIRPORTS}`,
    same: [
      '/v1/travel/emissions?passengers=1&transport_mode=FLIGHT&destination_location=JFK&origin_location=lhr&cabin_class=economy',
    ],
    different: [`/v1/travel/emissions?${AIRPORTS}&cabin_class=first`],
  },
  hotelEmissions: {
    url: '/v1/hotel/emissions?country=GB&nights=3',
    same: ['/v1/hotel/emissions?rooms=1&nights=3&country=uk&equivalents=false'],
    different: ['/v1/hotel/emissions?country=GB&nights=4'],
  },
  hotelFactors: { url: '/v1/hotel/factors', same: ['/v1/hotel/factors?strict=false'], different: [] },
  hotelCompare: {
    url: '/v1/hotel/compare?countries=GB,MV',
    same: ['/v1/hotel/compare?rooms=1&nights=1&countries=uk,%20mv'],
    different: ['/v1/hotel/compare?countries=GB,US'],
  },
  electricityEmissions: {
    url: '/v1/electricity/emissions?kwh=1000&country=US&state=CA',
    same: ['/v1/electricity/emissions?state=us-ca&country=us&kwh=1e3&unit=KWH'],
    different: ['/v1/electricity/emissions?kwh=1000&country=US&state=NY'],
  },
  electricityGrid: {
    url: '/v1/electricity/grid?region=europe',
    same: ['/v1/electricity/grid?region=EUROPE&strict=false'],
    different: ['/v1/electricity/grid?region=asia'],
  },
  fuelEmissions: {
    url: '/v1/fuel/emissions?fuel_type=diesel&amount=10',
    same: ['/v1/fuel/emissions?amount=1e1&unit=LITRE&fuel_type=Diesel&include_wtt=1'],
    different: ['/v1/fuel/emissions?fuel_type=diesel&amount=10&include_wtt=false'],
  },
  fuelTypes: {
    url: '/v1/fuel/types?category=solid',
    same: ['/v1/fuel/types?category=SOLID'],
    different: ['/v1/fuel/types'],
  },
  llmEmissions: {
    url: USE,
    same: [
      '/v1/digital/llm/emissions?tokens_output=50&tokens_input=100&tokens_cached=0&requests=1',
      `${USE}&provider=openai&model=GPT-5.2&region=us`,
      `${USE}&model=openai/gpt-5.2&reasoning_effort=none`,
    ],
    // Whatever changes the answer changes the tag.
    different: [
      `${USE}&region=CA`,
      `${USE}&region=CAN`,
      `${USE}&provider=anthropic`,
      `${USE}&model=gpt-4o`,
      `${USE}&model=mymodel-8b`,
      `${USE}&model=mymodel-9b`,
      `${USE}&tokens_cached=1`,
      `${USE}&tokens_reasoning=0`,
      `${USE}&tokens_reasoning=1`,
      `${USE}&reasoning_effort=low`,
      `${USE}&energy_wh=0`,
      `${USE}&energy_wh=1`,
      `${USE}&requests=2`,
      `${USE}&equivalents=true`,
    ],
    // Minimal is low and max is xhigh.
    alike: [
      [`${USE}&reasoning_effort=minimal`, `${USE}&reasoning_effort=low`],
      [`${USE}&reasoning_effort=max`, `${USE}&reasoning_effort=xhigh`],
    ],
  },
  llmModels: {
    url: MODELS,
    same: [`${MODELS}?strict=true`],
    different: [`${MODELS}?tier=small`, `${MODELS}?provider=openai`, `${MODELS}?provider=openai&tier=small`],
  },
  waterEmissions: {
    url: '/v1/water/emissions?amount=100&country=GB',
    same: ['/v1/water/emissions?country=uk&service=BOTH&unit=m3&amount=1e2'],
    different: ['/v1/water/emissions?amount=101&country=GB'],
  },
  wasteEmissions: {
    url: `${WASTE}&material=commercial_and_industrial`,
    same: [
      '/v1/waste/emissions?country=uk&treatment=LANDFILL&unit=kg&amount=1e2&material=commercial%20waste&year=2025',
    ],
    different: [`${WASTE}&material=household`],
  },
  wasteMaterials: {
    url: '/v1/waste/materials?year=2025',
    same: ['/v1/waste/materials?edition=2025.2'],
    different: ['/v1/waste/materials?year=2024'],
  },
  refrigerantEmissions: {
    url: '/v1/refrigerant/emissions?gas=R-134a&amount=2&year=2025',
    same: ['/v1/refrigerant/emissions?gas=hfc%20134A&amount=2.0&unit=KG&year=2025'],
    different: ['/v1/refrigerant/emissions?gas=R-134a&amount=3&year=2025'],
  },
  refrigerantGases: {
    url: '/v1/refrigerant/gases?year=2025',
    same: ['/v1/refrigerant/gases?edition=2025.2'],
    different: ['/v1/refrigerant/gases?q=R4&year=2025'],
  },
  homeworkingEmissions: {
    url: '/v1/homeworking/emissions?hours=1000&country=GB&year=2025',
    same: ['/v1/homeworking/emissions?country=uk&hours=1e3&people=1&with_heating=1&year=2025'],
    different: ['/v1/homeworking/emissions?hours=1001&country=GB&year=2025'],
  },
  spendEmissions: {
    url: '/v1/spend/emissions?amount=10000&naics=337214&country=US',
    same: [
      '/v1/spend/emissions?country=us&currency=usd&price_year=2022&naics=Office%20Furniture%20(except%20wood)%20manufacturing&amount=1e4',
    ],
    different: ['/v1/spend/emissions?amount=10001&naics=337214&country=US'],
  },
  spendSectors: {
    url: '/v1/spend/sectors?q=office',
    same: ['/v1/spend/sectors?q=%20office'],
    different: ['/v1/spend/sectors?q=farming'],
  },
  places: {
    url: '/v1/places?q=rome',
    same: ['/v1/places?strict=true&q=rome'],
    different: ['/v1/places?q=rome&country=IT'],
  },
  route: { url: ROUTE, same: [`${ROUTE}&strict=true`], different: [`${ROUTE}&detailed_route=true`] },
  factors: {
    url: '/v1/factors?domain=water',
    same: ['/v1/factors?limit=50&domain=WATER&strict=true'],
    different: ['/v1/factors?domain=fuel'],
  },
  factor: {
    url: '/v1/factors/hotel-GB',
    same: ['/v1/factors/hotel-GB?strict=true'],
    different: ['/v1/factors/hotel-FR'],
  },
  errata: { url: '/v1/errata', same: ['/v1/errata?strict=true'], different: ['/v1/errata?edition=2026'] },
  sources: { url: '/v1/sources', same: ['/v1/sources?strict=true'], different: ['/v1/sources?year=2024'] },
  source: {
    url: '/v1/sources/desnz-2025',
    same: ['/v1/sources/desnz-2025?strict=1'],
    different: ['/v1/sources/desnz-2021'],
  },
  editions: { url: '/v1/editions', same: ['/v1/editions?strict=true'], different: [] },
  editionsDiff: {
    url: '/v1/editions/diff?from=2024&to=2026&domain=water',
    same: ['/v1/editions/diff?to=2026.1&from=2024.1&domain=WATER'],
    different: ['/v1/editions/diff?from=2026&to=2024&domain=water'],
  },
}
