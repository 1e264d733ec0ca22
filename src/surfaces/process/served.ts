/** The editions that a configuration serves. */

import { ApiError } from '../../engine/errors.ts'
import { message } from '../../messages/messages.ts'
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
      throw new ConfigError(message('startup.edition_not_released', { value: name, code: name }))
    return served
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const allowed = error.problems[0]?.extras?.available_editions ?? []
    throw new ConfigError(message('startup.edition_missing', { value: edition ?? '', allowed }))
  }
}
