/** The editions that a configuration serves. */
import { ApiError } from '../../engine/errors.ts'
import type { Config } from './config.ts'
import { configError } from './config-error.ts'
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
      throw configError('startup.edition.not_released', { value: name, edition: name })
    return served
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const editions = error.problems[0].extras?.available_editions ?? []
    throw configError('startup.edition', { value: edition ?? '', editions })
  }
}
