/**
 * Nothing secret is written to the log, whatever an error or a URL carries: the last step before a line is written.
 * Clients choose much of a line, so each expression begins with fixed characters and no part of a line is read twice.
 */

/** An API key, whole or in part, keeps its public id, which names it in lists; 38 characters of secret and checksum follow. */
const KEY = /(eg_live_[0-9A-Za-z]{8})[0-9A-Za-z]{1,38}/g
/** RFC 6750: the token of an Authorization header. */
const BEARER = /(Bearer\s+)(?!eg_live_)[\w.~+/=-]+/gi
/**
 * The password of a URL such as DATABASE_URL; the last @ before the path ends it. The scheme is left out: looked for
 * from every letter on, it took a time that grew with the square of a path such as /a.a.a.a.
 */
const PASSWORD = /(:\/\/[^\s:@/"']*):[^\s"'/]*@/g
const HIDDEN = '[hidden]'

export function scrub(text: string): string {
  return text.replace(KEY, `$1${HIDDEN}`).replace(BEARER, `$1${HIDDEN}`).replace(PASSWORD, `$1:${HIDDEN}@`)
}
