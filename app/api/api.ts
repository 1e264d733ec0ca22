/** The typed client, with the key of the session. */
import { type Everygram, everygram } from '../../packages/client/src/everygram.ts'
import { language } from '../messages/messages.ts'
import { apiKey } from './key.ts'

let made: { readonly key: string | undefined; readonly client: Everygram } | undefined

/** What it has answered it keeps, as long as the key stays the same. */
export function api(): Everygram {
  const key = apiKey.get()
  if (made === undefined || made.key !== key) {
    made = { key, client: everygram({ url: location.origin, key, fetch: fetchInLanguage }) }
  }
  return made.client
}

/** What the server answers where no language is chosen. */
const DEFAULT = 'en'

/** Notices, errors and explanations in the reader's language. Operations that take a body take no language. */
function fetchInLanguage(address: string, init: RequestInit): Promise<Response> {
  if ((init.method ?? 'GET') !== 'GET' || language() === DEFAULT) return fetch(address, init)
  const url = new URL(address)
  url.searchParams.set('lang', language())
  return fetch(url, init)
}
