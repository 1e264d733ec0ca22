/** The API key: asked for where the server asks for one, kept until the window is closed, never in an address. */
import { type Store, store } from './store.ts'

/** The pages of the documentation keep it under the same name. */
const KEPT = 'everygram-key'

export const apiKey: Store<string | undefined> = store(sessionStorage.getItem(KEPT) || undefined)

export function keepKey(key: string): void {
  sessionStorage.setItem(KEPT, key)
  apiKey.set(key)
}

export function forgetKey(): void {
  sessionStorage.removeItem(KEPT)
  apiKey.set(undefined)
}
