/** Checking and calculating: what is asked of the server, how far it is, and what stopped it. */
import { useEffect } from 'preact/hooks'
import { EverygramError } from '../../../packages/client/src/everygram.ts'
import { apiKey } from '../../api/key.ts'
import { useStore } from '../../api/store.ts'
import { messages } from '../../messages/messages.ts'
import { Failed } from '../../parts/asked.tsx'
import type { OpenFile, Progress, Stopped } from './protocol.ts'
import { ask, files, tell } from './session.ts'

const UNAUTHORIZED = 401

export function Run({ file }: { readonly file: OpenFile }) {
  const { files: text } = messages()
  const { progress, outcome, isCalculated } = useStore(files)
  const isReady = file.missing.length === 0 && (file.type !== undefined || file.typeHeader !== undefined)
  const key = useStore(apiKey)
  useEffect(() => {
    // It was asked for a key: now there is another one.
    if (files.get().outcome?.stopped?.status === UNAUTHORIZED && key !== undefined) ask(isCalculated)
  }, [key])
  const stopped = progress === undefined ? outcome?.stopped : undefined
  return (
    <section class="step unprinted">
      <h2>{text.run.title}</h2>
      <p class="soft">{text.run.lead}</p>
      {progress ? (
        <Running progress={progress} />
      ) : (
        <p class="actions">
          <button type="button" disabled={!isReady} onClick={() => ask(false)}>
            {text.run.check}
          </button>
          <button type="button" class="main" disabled={!isReady} onClick={() => ask(true)}>
            {text.run.calculate}
          </button>
        </p>
      )}
      {stopped && <StoppedNotice stopped={stopped} onAgain={() => ask(isCalculated)} />}
    </section>
  )
}

function Running({ progress: { asked, of, failed } }: { readonly progress: Progress }) {
  const { run } = messages().files
  const said = of === 0 ? run.beginning : run.progress({ calculated: asked, total: of, failed })
  return (
    <>
      <label class="unseen" for="progress">
        {run.title}
      </label>
      <progress id="progress" max={Math.max(of, 1)} value={asked} />
      <p>{said}</p>
      <p class="actions">
        <button type="button" onClick={() => tell({ do: 'cancel' })}>
          {run.cancel}
        </button>
      </p>
    </>
  )
}

interface StoppedProps {
  readonly stopped: Stopped
  readonly onAgain: () => void
}

function StoppedNotice({ stopped, onAgain }: StoppedProps) {
  const { run } = messages().files
  const { isCancelled, code, message, status, body } = stopped
  if (isCancelled)
    return (
      <p class="notice" role="status">
        {run.cancelled}
      </p>
    )
  const details = { status, ...(body && { body }) }
  const error = new EverygramError(code as EverygramError['code'], message, details)
  return (
    <>
      <Failed error={error} again={onAgain} />
      <p>{run.kept}</p>
      <p>
        <button type="button" onClick={onAgain}>
          {run.goOn}
        </button>
      </p>
    </>
  )
}
