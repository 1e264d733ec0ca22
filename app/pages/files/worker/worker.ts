/** Holds the file, away from the page, which stays quick however many rows there are. One at a time is worked on. */
import { EverygramError } from '../../../../packages/client/src/everygram.ts'
import type { Command, Report, Server, Stopped } from '../protocol.ts'
import { FileSession, faultOf } from './file-session.ts'
import { outcomeOf } from './outcome.ts'
import { problemsCsv, resultsCsv } from './save.ts'
import { type FoundSources, findSources } from './sources.ts'

const NOTHING_FOUND: FoundSources = { sources: [], methods: [] }
/** The page is told no more often. */
const TOLD_MS = 100

let session: FileSession | undefined
let ending = new AbortController()
let stopped: Stopped | undefined
let found = NOTHING_FOUND

const tell = (report: Report) => postMessage(report)

addEventListener('message', ({ data }: MessageEvent<Command>) => {
  if (data.do === 'cancel') return ending.abort()
  run(data).catch((error) => tell({ is: 'unread', fault: faultOf(error) }))
})

async function run(command: Command): Promise<void> {
  if (command.do === 'open') session = await FileSession.open(command.file, command.form)
  if (session === undefined) return
  if (command.do === 'ask') return ask(session, command.server)
  if (command.do === 'save') return save(session, command.what)
  if (command.do === 'reread') await session.reread(command.csv)
  if (command.do === 'sheet') await session.choose(command.name)
  if (command.do === 'type') session.setType(command.type)
  if (command.do === 'match') session.match(command.header, command.param)
  if (command.do === 'correct') {
    session.sheet?.correct(command)
    return tellOutcome(session)
  }
  tell({ is: 'file', file: session.shown() })
}

async function ask({ sheet }: FileSession, server: Server): Promise<void> {
  if (sheet === undefined || session === undefined) return
  ending = new AbortController()
  const { signal } = ending
  stopped = undefined
  let told = Number.NEGATIVE_INFINITY
  try {
    await sheet.ask(server, signal, (progress) => {
      if (performance.now() - told < TOLD_MS) return
      told = performance.now()
      tell({ is: 'progress', progress })
    })
    found = await findSources(sheet.kinds(), server, signal)
  } catch (error) {
    stopped = stoppedBy(error, signal.aborted)
  }
  tellOutcome(session)
}

function stoppedBy(error: unknown, isCancelled: boolean): Stopped {
  if (error instanceof EverygramError) {
    const { code, message, status, body } = error
    return { isCancelled, code, message, status, body }
  }
  return { isCancelled, code: 'unreadable_answer', message: String(error), status: 0, body: undefined }
}

function tellOutcome({ sheet }: FileSession): void {
  if (sheet === undefined) return
  const { headers } = sheet.table
  tell({ is: 'outcome', outcome: outcomeOf({ headers, rows: sheet.rows(), stopped, ...found }) })
}

function save({ sheet, csv }: FileSession, what: 'results' | 'problems'): void {
  if (sheet === undefined) return
  const { headers } = sheet.table
  const write = what === 'results' ? resultsCsv : problemsCsv
  tell({ is: 'saved', name: what, blob: write(headers, sheet.rows(), csv) })
}
