/** A chunk that was begun and never saved is halved before it is begun again: what ends a process is found by that. */
import type { Session } from '../../platform/access/session.ts'
import { firstRows, withoutFirst } from '../batch/stored-rows.ts'
import { book, bytesOfChunk } from './account.ts'
import { packed, unpacked } from './packed.ts'
import type { ChunkQueue, Taken } from './queue.ts'

/**
 * The first half stays to be begun, the rest is a chunk of its own that was never begun. A row that is left by itself has
 * its attempts anew: those before may have been another's fault. Nothing is done where the chunk was not begun before,
 * has one row, or is somebody else's by now.
 */
export async function halve(session: Session, queue: ChunkQueue, { jobId, firstRow }: Taken): Promise<void> {
  const chunk = await session.read((db) =>
    db
      .selectFrom('job_chunks')
      .select(['rows', 'attempts', 'input'])
      .where('job_id', '=', jobId)
      .where('first_row', '=', firstRow)
      .where('attempts', '>', 0)
      .where('rows', '>', 1)
      .where('totals', 'is', null)
      .executeTakeFirst(),
  )
  if (!chunk?.input) return
  const { rows, attempts, input } = chunk
  const half = Math.ceil(rows / 2)
  const text = (await unpacked(input)).toString('utf8')
  const [first, rest] = await Promise.all([packed(firstRows(text, half)), packed(withoutFirst(text, half))])
  await session
    .transaction(async (tx) => {
      await book(
        tx,
        jobId,
        bytesOfChunk(first.byteLength) + bytesOfChunk(rest.byteLength) - bytesOfChunk(input.byteLength),
      )
      const { numUpdatedRows } = await tx
        .updateTable('job_chunks')
        .set({ rows: half, input: first, attempts: half === 1 ? 0 : attempts })
        .where('job_id', '=', jobId)
        .where('first_row', '=', firstRow)
        .where('rows', '=', rows)
        .where('attempts', '=', attempts)
        .where('totals', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new Moved()
      const name = { jobId, firstRow: firstRow + half }
      await tx
        .insertInto('job_chunks')
        .values({
          job_id: jobId,
          first_row: name.firstRow,
          rows: rows - half,
          attempts: 0,
          totals: null,
          input: rest,
          result: null,
        })
        .execute()
      await queue.add(tx, [name])
    })
    .catch((error) => {
      if (!(error instanceof Moved)) throw error
    })
}

/** Somebody else has begun, halved or answered it meanwhile; rolls back. */
class Moved extends Error {
  override readonly name = 'Moved'
}
