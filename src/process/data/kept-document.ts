/** The OpenAPI document of this installation, as an earlier start has made it. */
import { join } from 'node:path'
import type { KeepDocument } from '../../http/openapi/plugin.ts'
import type { Config } from '../config.ts'
import { keptAs } from '../kept/kept-value.ts'
import { EDITIONS_DIR } from '../package-root.ts'
import { sealOf } from './sealed-folder.ts'
import { sha256 } from './sha256.ts'

/** Not where other servers are asked for places and ways: what they answer stands in its examples, and may change. */
export function keepDocument({
  geocoderUrl,
  roadEngine,
}: Pick<Config, 'geocoderUrl' | 'roadEngine'>): KeepDocument | undefined {
  if (geocoderUrl !== undefined || roadEngine !== undefined) return undefined
  return (madeOf) => keptAs<string>('document', sha256(`${sealOf(join(EDITIONS_DIR, 'words'))} ${madeOf}`))
}
