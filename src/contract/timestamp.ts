const MILLISECONDS_PER_SECOND = 1000
/** Characters of YYYY-MM-DDThh:mm:ss. */
const UP_TO_SECONDS = 19

let second = 0
let text = ''

/** The present time as YYYY-MM-DDThh:mm:ssZ. The text is made once a second. */
export function zuluNow(): string {
  const now = Math.floor(Date.now() / MILLISECONDS_PER_SECOND)
  if (now !== second) {
    second = now
    text = seconds(new Date(now * MILLISECONDS_PER_SECOND).toISOString())
  }
  return text
}

/** An ISO 8601 time in UTC without its fraction of a second. */
export function seconds(iso: string): string {
  return `${iso.slice(0, UP_TO_SECONDS)}Z`
}
