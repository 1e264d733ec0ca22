/** Usage of one's own key. */
import { texts } from '../texts.ts'

export const usage = texts({
  title: 'Usage',
  lead: 'Calculations by day and endpoint for your API key, and what is left in your plan.',
  uncounted: {
    title: 'Usage is not counted',
    text: 'This server runs without API keys, so there is no usage and there are no limits.',
    more: 'How to switch on API keys',
  },
  empty: 'No calculations this month.',
  months: 'Months',
  byDay: 'By day',
  byEndpoint: 'By endpoint',
  day: 'Day',
  answers: 'Calculations',
  answersUsed: 'calculations',
  endpoint: 'Endpoint',
  chart: 'Chart of calculations per day; the table below shows the same numbers.',
  plan: {
    label: 'Plan',
    of: 'of {limit} calculations',
    key: 'Key “{name}”, plan {plan}',
    unlimited: 'This plan has no limits.',
    left: '{count} left this month.',
    over: '{count} over your plan.',
    stop: 'The marker shows your plan limit; requests are blocked from {stop}. Usage resets on {day}.',
    rate: 'Up to {per_second} requests per second, {burst} at once.',
  },
  warnings: {
    'over-limit-grace': 'You have used this month’s quota. Calculations continue until the grace limit.',
    'approaching-limit-critical': 'You have used more than 90 % of this month’s quota.',
    'approaching-limit': 'You have used more than 80 % of this month’s quota.',
  },
})
