/** How far a run is: one line that changes on a terminal, plain lines in a pipe. On standard error, out of the results' way. */
import { message, textOf } from '../../../messages/messages.ts'
import { terminalLanguage } from '../../../messages/terminal.ts'

const TERMINAL_EVERY_MS = 200
const PIPE_EVERY_MS = 10_000
const MS_PER_SECOND = 1000
const SECONDS_PER_MINUTE = 60
const PERCENT = 100
/** The clock is looked at so often. */
const ROWS_A_LOOK = 64

export interface Progress {
  row(failed: number): void
  end(): void
}

/** `shareRead`: of the file, 0 to 1, where that is known. */
export function progress(shareRead?: () => number, stream: NodeJS.WriteStream = process.stderr): Progress {
  const isTerminal = stream.isTTY === true
  const began = performance.now()
  let [rows, failed, shownAt, width] = [0, 0, began, 0]
  const show = (now: number) => {
    const seconds = Math.max((now - began) / MS_PER_SECOND, 1 / MS_PER_SECOND)
    const text = textOf(
      message('cli.progress', {
        count: rows,
        per_second: Math.round(rows / seconds),
        has_failed: failed > 0,
        failed,
        has_share: shareRead !== undefined,
        ...timeLeft(shareRead?.() ?? 1, seconds),
      }),
      terminalLanguage(stream),
    )
    stream.write(isTerminal ? `\r${text.padEnd(width)}` : `everygram: ${text}\n`)
    width = text.length
    shownAt = now
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
      if (isTerminal && width > 0) stream.write('\n')
    },
  }
}

/** By what was read so far, as if the rest took as long. */
function timeLeft(share: number, seconds: number) {
  const left = Math.ceil((seconds / share) * (1 - share))
  const is_minutes = left >= 2 * SECONDS_PER_MINUTE
  return {
    percent: Math.floor(share * PERCENT),
    is_minutes,
    left: is_minutes ? Math.ceil(left / SECONDS_PER_MINUTE) : left,
  }
}
