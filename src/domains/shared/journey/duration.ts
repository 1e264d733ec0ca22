/** How a duration is written. */

const SECONDS_PER_MINUTE = 60
const MINUTES_PER_HOUR = 60
const HOURS_PER_DAY = 24

/** "2 d 4 h 10 min", without leading zeros and to the minute: "45 min", "1 h 0 min". */
export function formatDuration(durationSeconds: number): string {
  const minutes = Math.round(durationSeconds / SECONDS_PER_MINUTE)
  const hours = Math.floor(minutes / MINUTES_PER_HOUR)
  const days = Math.floor(hours / HOURS_PER_DAY)
  return [
    ...(days > 0 ? [`${days} d`] : []),
    ...(hours > 0 ? [`${hours % HOURS_PER_DAY} h`] : []),
    `${minutes % MINUTES_PER_HOUR} min`,
  ].join(' ')
}
