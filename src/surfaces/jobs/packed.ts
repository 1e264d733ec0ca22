/** Texts as they are stored: compressed, away from the event loop. Rows of one kind shrink to a tenth and less. */
import { promisify } from 'node:util'
import { constants, deflateRaw, inflateRaw } from 'node:zlib'

const deflated = promisify(deflateRaw)
const inflated = promisify(inflateRaw)

/** The quickest: better ones take several times as long for a fifth less. */
const OPTIONS = { level: constants.Z_BEST_SPEED }

export function packed(text: string | Uint8Array): Promise<Uint8Array> {
  return deflated(text, OPTIONS)
}

/** Rejects with a DamagedText for what was not packed so. */
export async function unpacked(bytes: Uint8Array): Promise<Buffer> {
  try {
    return await inflated(bytes)
  } catch (error) {
    throw new DamagedText('what is stored of a job cannot be unpacked', { cause: error })
  }
}

/** However often it is read, it stays so. */
export class DamagedText extends Error {
  override readonly name = 'DamagedText'
}
