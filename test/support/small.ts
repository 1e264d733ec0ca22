/** The service on the small edition, whose figures are invented: for tests of behaviour. */

import type { Context } from '../../src/contract/operation.ts'
import type { Edition } from '../../src/factors/edition.ts'
import { services } from './app.ts'
import { smallCopy } from './data-copy.ts'

export function smallServices(): Context & { readonly edition: Edition } {
  return { ...services, edition: smallCopy().load() }
}
