/** The frame of every page, and what can happen on all of them. */
import { texts } from '../texts.ts'

export const shell = texts({
  skip: 'Skip to content',
  menu: 'Main menu',
  language: 'Language',
  documentation: 'Documentation',
  reference: 'API reference',
  release: 'Everygram {version}',
  edition: 'Data edition {name}, released {day}',
  notFound: {
    title: 'Page not found',
    text: 'Check the address, or start from the home page.',
    back: 'Go to the home page',
  },
  loading: 'Loading …',
  retry: 'Try again',
  suggestion: 'Did you mean “{value}”?',
  details: 'Details',
  failed: 'We couldn’t calculate this',
  outage: { title: 'Can’t reach the server', text: 'Your entries are safe; try again in a moment.' },
  broken: {
    title: 'Something went wrong',
    text: 'Reload the page. If it happens again, please report what you did.',
  },
  key: {
    title: 'Enter your API key',
    text: 'This server requires an API key. It is kept until you close this window and sent only to this server.',
    label: 'API key',
    wrong: 'This key is not valid. Check it and try again.',
    send: 'Use key',
    forget: 'Remove key',
  },
})
