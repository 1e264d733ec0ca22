/** Usage of one's own key. */
export const usage = {
  title: 'Usage',
  lead: 'What your key has used: answers by day and endpoint, and what is left of its plan.',
  uncounted: {
    title: 'Nothing is counted here',
    text: 'This server asks for no API keys, so nobody’s use is counted, and nobody is limited.',
    more: 'How keys are switched on',
  },
  empty: 'No answers in this month.',
  months: 'Months',
  byDay: 'By day',
  byEndpoint: 'By endpoint',
  day: 'Day',
  answers: 'Answers',
  answersUsed: 'answers',
  endpoint: 'Endpoint',
  chart: 'A chart of the answers of each day; the table below has the same figures.',
  plan: {
    label: 'Plan',
    of: (limit: string) => `of ${limit} answers`,
    key: (name: string, plan: string) => `Key “${name}”, plan ${plan}`,
    unlimited: 'This plan has no limits.',
    left: (count: string) => `${count} are left in this month.`,
    over: (count: string) => `${count} above the plan.`,
    stop: (stop: string, day: string) =>
      `The mark is where the plan ends; answers end at ${stop}. Counting starts anew on ${day}.`,
    rate: (perSecond: string, burst: string) => `${perSecond} requests a second, ${burst} at once.`,
  },
  warnings: {
    'over-limit-grace': 'The month is used up. Answers still come, up to the point where they end.',
    'approaching-limit-critical': 'More than nine tenths of the month are used.',
    'approaching-limit': 'More than eight tenths of the month are used.',
  },
}
