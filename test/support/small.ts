/** The service on the small edition, whose figures are invented: for tests of behaviour. */
import type { Edition } from '../../src/domains/edition.ts'
import type { Context } from '../../src/domains/operation.ts'
import { services } from './app.ts'
import { smallCopy } from './data-copy.ts'

export function smallServices(): Context & { readonly edition: Edition } {
  return { ...services, edition: smallCopy().load() }
}
