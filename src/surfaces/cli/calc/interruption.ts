/** Ctrl-C, heard between rows. */
import { message } from '../../../messages/messages.ts'
import { WordedError } from '../../../messages/worded-error.ts'

/** What the shell gives for SIGINT. */
export const INTERRUPTED_CODE = 130

export interface Interruption {
  is(): boolean
  end(): void
}

/** Once ends the run after the current rows; twice ends the process. */
export function interruption(): Interruption {
  let is = false
  const onSignal = () => {
    if (is) process.exit(INTERRUPTED_CODE)
    is = true
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  return {
    is: () => is,
    end() {
      process.off('SIGINT', onSignal)
      process.off('SIGTERM', onSignal)
    },
  }
}

/** The run was ended by Ctrl-C. */
export class Interrupted extends WordedError {
  override readonly name = 'Interrupted'
}

/** Throws Interrupted between two groups, when nothing of what was made is to stay. */
export async function* untilInterrupted<Group>(groups: AsyncIterable<Group>): AsyncGenerator<Group> {
  const interrupt = interruption()
  try {
    for await (const group of groups) {
      if (interrupt.is()) throw new Interrupted(message('cli.stopped.nothing', {}))
      yield group
    }
  } finally {
    interrupt.end()
  }
}
