/** How far a run is: one line that changes on a terminal, plain lines in a pipe. On standard error, out of the results' way. */

const TERMINAL_EVERY_MS = 200
const PIPE_EVERY_MS = 10_000
const MS_PER_SECOND = 1000
/** The clock is looked at so often. */
const ROWS_A_LOOK = 64

export interface Progress {
  row(failed: number): void
  end(): void
}

export function progress(stream: NodeJS.WriteStream = process.stderr): Progress {
  const isTerminal = stream.isTTY === true
  const began = performance.now()
  let [rows, failed, shownAt, isShown] = [0, 0, began, false]
  const show = (now: number) => {
    const rate = Math.round(rows / Math.max((now - began) / MS_PER_SECOND, 1 / MS_PER_SECOND))
    const text = `${rows} rows, ${rate} a second${failed > 0 ? `, ${failed} with a problem` : ''}`
    stream.write(isTerminal ? `\r${text}   ` : `everygram: ${text}\n`)
    shownAt = now
    isShown = true
  }
  return {
    row(failedNow) {
      rows++
      failed = failedNow
      if (rows % ROWS_A_LOOK !== 0) return
      const now = performance.now()
      if (now - shownAt >= (isTerminal ? TERMINAL_EVERY_MS : PIPE_EVERY_MS)) show(now)
    },
    end() {
      if (isTerminal && isShown) stream.write('\n')
    },
  }
}
