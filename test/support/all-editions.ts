/** Every edition that this installation can answer from, the open ones too. */
import type { Edition } from '../../src/factors/edition.ts'
import { services } from './app.ts'

export function allEditions(): Promise<Edition[]> {
  const { register, require } = services.editions
  return Promise.all(register.entries.map(({ name }) => require(name)))
}
