/** The start page. A calculator's card: what it is about, and its worked example in words. */
import { texts } from '../texts.ts'

export const start = texts({
  title: 'What do you want to calculate?',
  lead: 'Greenhouse gas emissions with the source of every number. Choose a topic, or open an example and change it.',
  example: 'Example',
  more: 'More topics',
  cards: {
    travel: {
      title: 'A trip',
      text: 'By plane, train, car, bus or ferry, between any two places.',
      example: 'London to New York, return',
    },
    hotel: {
      title: 'A hotel stay',
      text: 'Hotel nights, by country.',
      example: '12 people for 3 nights in France',
    },
    freight: {
      title: 'A shipment',
      text: 'By road, rail, sea or air, with every leg of the route.',
      example: '5 tonnes from Shanghai to Munich',
    },
    electricity: {
      title: 'Electricity',
      text: 'By country, state or cloud region.',
      example: '5,000 kWh in Germany',
    },
    fuel: { title: 'Fuel', text: 'Burned for heat or in vehicles.', example: '100 litres of diesel' },
    llm: {
      title: 'AI use',
      text: 'Requests to a language model.',
      example: '1,000 requests to Claude Sonnet 4.5',
    },
    water: {
      title: 'Water',
      text: 'Mains water supply and wastewater treatment.',
      example: '100 m³ in the United Kingdom',
    },
    waste: {
      title: 'Waste',
      text: 'By material and treatment.',
      example: '100 kg of commercial waste to landfill',
    },
    refrigerant: {
      title: 'Refrigerants',
      text: 'Leaks from cooling and air conditioning.',
      example: '2 kg of R-410A',
    },
    homeworking: {
      title: 'Homeworking',
      text: 'Equipment and heating when people work from home.',
      example: '10 people for 20 days',
    },
    spend: {
      title: 'A purchase',
      text: 'By amount spent, where no better data exists.',
      example: '$10,000 of office furniture',
    },
  },
})
