/** The file in work, as the page shows it: kept as long as the window is on the app, so that another page may be looked at. */

import { columnForm } from '../../api/forms.ts'
import { apiKey } from '../../api/key.ts'
import { type Store, store } from '../../api/store.ts'
import { language } from '../../messages/messages.ts'
import { saveBlob } from '../../parts/copy.ts'
import type { Command, Fault, OpenFile, Outcome, Progress, Report } from './protocol.ts'

export interface FilesState {
  readonly isReading: boolean
  /** Why no file is open. */
  readonly fault: Fault | undefined
  readonly file: OpenFile | undefined
  /** While rows are asked. */
  readonly progress: Progress | undefined
  readonly outcome: Outcome | undefined
  /** A check shows what would fail; the same answers make the totals. */
  readonly isCalculated: boolean
}

const EMPTY: FilesState = {
  isReading: false,
  fault: undefined,
  file: undefined,
  progress: undefined,
  outcome: undefined,
  isCalculated: false,
}

export const files: Store<FilesState> = store(EMPTY)

const change = (changed: Partial<FilesState>) => files.set({ ...files.get(), ...changed })

let worker: Worker | undefined

export async function openFile(file: File): Promise<void> {
  closeFile()
  change({ isReading: true })
  try {
    const form = await columnForm()
    worker = startWorker()
    worker.addEventListener('message', ({ data }: MessageEvent<Report>) => heard(data))
    worker.addEventListener('error', ({ message }) => broke(message))
    tell({ do: 'open', file, form })
  } catch (error) {
    broke(String(error))
  }
}

export function closeFile(): void {
  worker?.terminate()
  worker = undefined
  files.set(EMPTY)
}

/** What answers were to is not asked any more where columns are matched otherwise. */
export function match(command: Extract<Command, { do: 'reread' | 'sheet' | 'type' | 'match' }>): void {
  change({ outcome: undefined, isCalculated: false })
  tell(command)
}

export function ask(isCalculated: boolean): void {
  change({ isCalculated, progress: { asked: 0, of: 0, failed: 0 } })
  tell({ do: 'ask', server: { origin: location.origin, key: apiKey.get(), language: language() } })
}

export function tell(command: Command): void {
  worker?.postMessage(command)
}

function heard(report: Report): void {
  if (report.is === 'file') change({ file: report.file, isReading: false })
  if (report.is === 'unread') change({ fault: report.fault, isReading: false, progress: undefined })
  if (report.is === 'progress') change({ progress: report.progress })
  if (report.is === 'outcome') change({ outcome: report.outcome, progress: undefined })
  if (report.is === 'saved') saveBlob(savedName(report.name), report.blob)
}

function savedName(what: string): string {
  const name = files.get().file?.name ?? 'file'
  return `${name.replace(/\.[^.]{1,5}$/, '')}.${what}.csv`
}

function broke(message: string): void {
  change({ fault: { fault: 'broken', message, details: {} }, isReading: false, progress: undefined })
}

/** Of the build (scripts/lib/app/bundle.ts). */
declare const WORKER_ADDRESS: string

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}

let policy: ReturnType<Policies['createPolicy']> | undefined

/** Where browsers ask for trusted addresses, this one is the only one that is. */
function startWorker(): Worker {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  policy ??= trustedTypes?.createPolicy('everygram-worker', { createScriptURL: () => WORKER_ADDRESS })
  return new Worker(policy?.createScriptURL(WORKER_ADDRESS) ?? WORKER_ADDRESS, { type: 'module' })
}
