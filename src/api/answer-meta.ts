/** What every answer says about how it can be made again. */

import type { Context } from '../contract/operation.ts'
import { canonicalRequest } from '../contract/request.ts'
import type { AnswerMeta } from '../contract/schema.ts'
import { zuluNow } from '../contract/timestamp.ts'
import { ENGINE_VERSION, ID_SCHEME } from '../engine/identity.ts'
import { findNewer } from '../factors/register.ts'

interface Question {
  readonly path: string
  /** As they were read, with defaults. */
  readonly params: object
  readonly namesEdition: boolean
  readonly isAboutEditions: boolean
  readonly usesGeography: boolean
}

/** Of SHA-256, in hex: enough to tell two apart. */
const HASH_DIGITS = 12

export function answerMeta(
  context: Context,
  { path, params, namesEdition, isAboutEditions, usesGeography }: Question,
): AnswerMeta {
  const { edition, editions, release } = context
  const newer = namesEdition || isAboutEditions ? undefined : findNewer(editions.register, edition.year)
  return {
    edition: edition.name,
    edition_hash: edition.hash.slice(0, HASH_DIGITS),
    release,
    engine: ENGINE_VERSION,
    id_scheme: ID_SCHEME,
    ...(usesGeography && { geography_hash: context.geographyHash.slice(0, HASH_DIGITS) }),
    request: canonicalRequest(path, params, isAboutEditions ? undefined : edition.name),
    ...(newer && { newer_edition: newer.name }),
    calculated_at: zuluNow(),
  }
}
