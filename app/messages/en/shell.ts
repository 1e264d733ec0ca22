/** The frame of every page, and what can happen on all of them. */
export const shell = {
  skip: 'Skip to the content',
  menu: 'Main menu',
  language: 'Language',
  documentation: 'Documentation',
  reference: 'API reference',
  release: (version: string) => `Everygram ${version}`,
  edition: (name: string, day: string) => `Factors: edition ${name} of ${day}`,
  notFound: {
    title: 'There is no such page',
    text: 'The address may be mistyped or old.',
    back: 'Go to the start page',
  },
  loading: 'Loading …',
  retry: 'Try again',
  suggestion: (value: string) => `Did you mean “${value}”?`,
  details: 'What this means',
  failed: 'This could not be answered',
  outage: {
    title: 'The server does not answer',
    text: 'Your question is kept. It may be starting, or the connection may be cut.',
  },
  broken: { title: 'This page has a fault', text: 'Load it again. If it stays, please report what you did.' },
  key: {
    title: 'An API key is needed',
    text: 'This server answers those who have a key. It is kept until this window is closed, and sent to this server alone.',
    label: 'API key',
    wrong: 'The server did not accept this key.',
    send: 'Use this key',
    forget: 'Forget the key',
  },
}
