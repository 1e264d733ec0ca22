/** The editions that a configuration serves. */
import { ApiError } from '../../engine/errors.ts'
import { type Config, ConfigError } from './config.ts'
import { installedEditions, type Served } from './data/editions.ts'

/** Throws a ConfigError for an EDITION that does not exist. */
export function servedEditions({
  edition,
  overlay: overlayFile,
  editionsDir: thirdPartyDir,
}: Config): Served {
  try {
    const served = installedEditions({ edition, overlayFile, thirdPartyDir })
    const { name, status } = served.edition
    if (status !== 'released')
      throw new ConfigError(`EDITION '${name}' is not released here: it is reached by edition=${name} alone`)
    return served
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const there = error.problems[0]?.extras?.available_editions ?? []
    throw new ConfigError(`EDITION '${edition}' does not exist; there is ${there.join(', ')}`)
  }
}
