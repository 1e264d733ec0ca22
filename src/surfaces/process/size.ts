/** Sizes as operators write them: 10 GB, 500MB, 2.5 GiB. */

import { makeValidator } from 'envalid'
import { message } from '../../messages/messages.ts'
import { WordedError } from '../../messages/worded-error.ts'

/** Decimal units and binary ones, by their names in small letters. */
const BYTES: Readonly<Record<string, number>> = {
  kb: 1000,
  mb: 1000 ** 2,
  gb: 1000 ** 3,
  tb: 1000 ** 4,
  kib: 2 ** 10,
  mib: 2 ** 20,
  gib: 2 ** 30,
  tib: 2 ** 40,
}
const LEAST_BYTES = 1_000_000

/** A setting in bytes; throws a WordedError for a value that is not a size. */
export const sizeInBytes = makeValidator((text) => {
  const [, digits = '', unit = ''] = /^(\d{1,12}(?:\.\d{1,6})?) ?([a-z]{2,3})$/i.exec(text) ?? []
  const bytes = Math.floor(Number(digits) * (BYTES[unit.toLowerCase()] ?? 0))
  if (bytes >= LEAST_BYTES && Number.isSafeInteger(bytes)) return bytes
  throw new WordedError(message('startup.size', { value: text }))
})
