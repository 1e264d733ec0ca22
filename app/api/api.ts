/** The typed client, with the key of the session. */
import { type Everygram, everygram } from '../../packages/client/src/everygram.ts'
import { apiKey } from './key.ts'

let made: { readonly key: string | undefined; readonly client: Everygram } | undefined

/** What it has answered it keeps, as long as the key stays the same. */
export function api(): Everygram {
  const key = apiKey.get()
  if (made === undefined || made.key !== key) {
    made = { key, client: everygram({ url: location.origin, key }) }
  }
  return made.client
}
