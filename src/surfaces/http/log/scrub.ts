/**
 * Nothing secret is written to the log, whatever an error or a URL carries and however it is written: the last step before
 * a line is written. Clients choose much of a line, so each expression begins with fixed characters and no part of a line
 * is read twice.
 */
import { plainOf } from './hidden-signs.ts'

/** An API key, whole or in part, keeps its public id, which names it in lists; 38 characters of secret and checksum follow. */
const KEY = /(eg_live_[0-9A-Za-z]{8})[0-9A-Za-z]{1,38}/g
/** RFC 6750: the token of an Authorization header. */
const BEARER = /(Bearer\s+)(?!eg_live_)[\w.~+/=-]+/gi
/**
 * The password of a URL such as DATABASE_URL; the last @ before the path ends it. The scheme is left out: looked for
 * from every letter on, it took a time that grew with the square of a path such as /a.a.a.a.
 */
const PASSWORD = /(:\/\/[^\s:@/"']*:)[^\s"'/]*(?=@)/g
const SECRETS = [KEY, BEARER, PASSWORD] as const
const HIDDEN = '[hidden]'

export function scrub(text: string): string {
  const plain = SECRETS.reduce((line, secret) => line.replace(secret, `$1${HIDDEN}`), text)
  return plain.includes('%') || plain.includes('\\') ? withoutWritten(plain) : plain
}

/** Secrets that stand there in percent signs or escapes; what is beside them stays as it was written. */
function withoutWritten(line: string): string {
  let text = line
  for (const secret of SECRETS) {
    const plain = plainOf(text)
    const parts: string[] = []
    let done = 0
    for (const match of plain.text.matchAll(secret)) {
      const [all, kept = ''] = match
      parts.push(text.slice(done, plain.from(match.index + kept.length)), HIDDEN)
      done = plain.from(match.index + all.length)
    }
    if (done > 0) text = parts.join('') + text.slice(done)
  }
  return text
}
