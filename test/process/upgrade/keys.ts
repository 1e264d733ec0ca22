/** Keys of the database that release 1.0.0 has made, which is what their secrets are good for. */
import { assembleKey } from '../../../src/platform/access/key.ts'

const key = (id: string) => ({ id, key: assembleKey(id, id.repeat(4)) })

export const UNLIMITED = key('Upgrade1')
export const FREE = key('Upgrade2')
export const REVOKED = key('Upgrade3')

/** Of the job that was made with one. */
export const IDEMPOTENCY_KEY = 'november-bookings'
/** What it was made of. */
export const IDEMPOTENT_ROWS = '{"id":"once","type":"hotel","params":{"country":"GB","nights":3}}\n'
