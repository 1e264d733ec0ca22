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
    text = `${new Date(now * MILLISECONDS_PER_SECOND).toISOString().slice(0, UP_TO_SECONDS)}Z`
  }
  return text
}
