/** How long to wait before a worker that ended is started again: longer each time, until one has lived well. */

const FIRST_MS = 100
const LONGEST_MS = 30_000
/** A worker that lived so long had no trouble starting. */
const LIVED_WELL_MS = 60_000

/** Tells the pause before the next start, given how long the last worker lived. */
export function restartPauses(): (livedMs: number) => number {
  let pauseMs = FIRST_MS
  return (livedMs) => {
    if (livedMs >= LIVED_WELL_MS) pauseMs = FIRST_MS
    const now = pauseMs
    pauseMs = Math.min(2 * pauseMs, LONGEST_MS)
    return now
  }
}
