/** Sizes as operators write them: 10 GB, 500MB, 2.5 GiB. */
import { makeValidator } from 'envalid'

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

/** A setting in bytes; throws what is said of a value that is no size. */
export const sizeInBytes = makeValidator((text) => {
  const [, digits = '', unit = ''] = /^(\d{1,12}(?:\.\d{1,6})?) ?([a-z]{2,3})$/i.exec(text) ?? []
  const bytes = Math.floor(Number(digits) * (BYTES[unit.toLowerCase()] ?? 0))
  if (bytes >= LEAST_BYTES && Number.isSafeInteger(bytes)) return bytes
  throw new Error(
    `must be a size of 1 MB or more, such as 10 GB or 500 MiB (kB, MB, GB, TB, KiB, MiB, GiB, TiB), got '${text}'`,
  )
})
