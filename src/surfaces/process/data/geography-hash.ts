/** One hash over everything that places and routes are made of: what the build compiled, and the tables beside it. */
import { sha256 } from '../../../factors/files/sha256.ts'

/** `files`: SHA-256 of each by its name. */
export function geographyHash(files: Iterable<readonly [name: string, file: { sha256: string }]>): string {
  const lines = [...files].map(([name, file]) => `${name} ${file.sha256}`)
  return sha256(lines.sort().join('\n'))
}
