/** The queue of one machine: the chunks themselves, in the order of their numbers, so that jobs take turns. */
import type { Place } from '../../platform/access/only-server.ts'
import type { Session } from '../../platform/access/session.ts'
import type { ChunkQueue } from './queue.ts'

/**
 * Of several processes on one folder, the workers of a server or two servers, one alone answers: whoever has the place,
 * until it ends. `takePlace` is asked again while another has it.
 */
export function sqliteQueue(session: Session, identity: string, takePlace: () => Place): ChunkQueue {
  let place: Place | undefined
  const hasPlace = () => {
    if (place && !place.isTaken) return true
    place = takePlace()
    return !place.isTaken
  }
  return {
    add: async () => {},
    async take() {
      const next = await session.read((db) =>
        db
          .selectFrom('job_chunks')
          .innerJoin('jobs', 'jobs.id', 'job_chunks.job_id')
          .select(['job_id as jobId', 'first_row as firstRow'])
          .where('job_chunks.totals', 'is', null)
          .where('jobs.state', 'in', ['queued', 'running'])
          .where('jobs.identity', '=', identity)
          .orderBy('job_chunks.first_row')
          .orderBy('jobs.created_at')
          .limit(1)
          .executeTakeFirst(),
      )
      return next && hasPlace() ? next : undefined
    },
    finish: async () => {},
    giveBack: async () => {},
    tidy: async () => {},
    close: async () => place?.leave(),
  }
}
