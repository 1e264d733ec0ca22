/** Examples name the address at which a server listens when nothing is said: in a page, the one of this server. */

const NAMED = 'http://127.0.0.1:3000'

export function nameThisServer(): void {
  for (const code of document.querySelectorAll('pre code')) {
    if (code.textContent?.includes(NAMED))
      code.textContent = code.textContent.replaceAll(NAMED, location.origin)
  }
}
