/** The start page. A calculator's card: what it is about, and its worked example in words. */
export const start = {
  title: 'What do you want to know?',
  lead: 'Emissions with the source of every figure. Choose a question, or open an example and change it.',
  example: 'Example',
  more: 'More to ask',
  cards: {
    travel: {
      title: 'A trip',
      text: 'By plane, train, car, bus or ferry, between any two places.',
      example: 'London to New York and back',
    },
    hotel: {
      title: 'A stay',
      text: 'Nights in a hotel, by country.',
      example: '12 people for 3 nights in France',
    },
    freight: {
      title: 'A shipment',
      text: 'By road, rail, sea or air, with every leg of the way.',
      example: '5 tonnes from Shanghai to Munich',
    },
    electricity: {
      title: 'Electricity',
      text: 'By the grid of a country, state or cloud region.',
      example: '5,000 kWh in Germany',
    },
    fuel: { title: 'Fuel', text: 'Burnt for heat or in vehicles.', example: '100 litres of diesel' },
    llm: {
      title: 'A model call',
      text: 'Tokens of a language model.',
      example: '1,000 calls of Claude Sonnet 4.5',
    },
    water: {
      title: 'Water',
      text: 'Supplied, and treated afterwards.',
      example: '100 m³ in the United Kingdom',
    },
    waste: {
      title: 'Waste',
      text: 'By material and what becomes of it.',
      example: '100 kg of commercial waste to landfill',
    },
    refrigerant: { title: 'Refrigerant', text: 'Leaked from cooling equipment.', example: '2 kg of R-410A' },
    homeworking: {
      title: 'Working at home',
      text: 'Equipment and heating of people at home.',
      example: '10 people for 20 days',
    },
    spend: {
      title: 'A purchase',
      text: 'By what it cost, where nothing better is known.',
      example: '$10,000 of office furniture',
    },
  } as Readonly<Record<string, { title: string; text: string; example: string }>>,
}
