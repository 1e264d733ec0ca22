/** Signals that end a process: the first politely, a second one at once. */

/** As shells report a death by signal: 128 and its number (POSIX, 2.8.2). */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const
/** One press of Ctrl-C may come twice: from the terminal, and passed on by npm. */
const SAME_PRESS_MS = 300

/** `end` is called once. `endAtOnce` ends the process with the code given. */
export function onEndSignals(end: () => void, endAtOnce: (code: number) => void): void {
  let firstAt: number | undefined
  for (const [signal, code] of Object.entries(EXIT_CODES)) {
    process.on(signal, () => {
      if (firstAt === undefined) {
        firstAt = performance.now()
        end()
      } else if (performance.now() - firstAt > SAME_PRESS_MS) {
        endAtOnce(code)
      }
    })
  }
}
