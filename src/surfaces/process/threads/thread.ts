/** A worker thread of a server: its own editions, the geography that all threads share, and the tasks. */
import { workerData } from 'node:worker_threads'
import { ApiError } from '../../../engine/errors.ts'
import { CHANNELS } from '../../../engine/helpers/events.ts'
import type { GeographyFiles } from '../../../geo/files.ts'
import { serveTasks } from '../../../platform/workers/serve.ts'
import { servedTasks } from '../../tasks/threads.ts'
import { contextWith, installedGeography } from '../context.ts'
import { methodPages } from '../data/method-pages.ts'
import { servedEditions } from '../served.ts'
import { type FromThread, isToThread, type ThreadData } from './messages.ts'

export function runThread(): void {
  const { progress, config } = workerData as ThreadData
  const files = filesOfProcess()
  const geography = installedGeography(config, files.get)
  const { tasks, onTell } = servedTasks(contextWith(servedEditions(config), geography), methodPages())
  const tell = serveTasks(progress, {
    tasks,
    onTell(message) {
      if (isToThread(message)) files.hear(message)
      else onTell(message)
    },
  })
  files.ask = () => tell({ needs: 'geography' } satisfies FromThread)
  CHANNELS.fallback.subscribe((fallback) => tell({ fallback } satisfies FromThread))
  CHANNELS.refused.subscribe((refused) => tell({ refused } satisfies FromThread))
  CHANNELS.answered.subscribe((answered) => tell({ answered } satisfies FromThread))
  CHANNELS.away.subscribe((away) => tell({ away } satisfies FromThread))
}

/** The files that the process has read, or reads when the first thread asks for them. */
function filesOfProcess() {
  let waiting: PromiseWithResolvers | undefined
  const files = {
    ask: () => {},
    get(): Promise<GeographyFiles> {
      waiting ??= promiseWithResolvers()
      files.ask()
      return waiting.promise
    },
    hear(message: Parameters<typeof isToThread>[0]) {
      if (!isToThread(message)) return
      if ('geography' in message) waiting?.resolve(message.geography)
      else waiting?.reject(new ApiError(message.noGeography))
      // What failed is asked for again.
      waiting = undefined
    },
  }
  return files
}

interface PromiseWithResolvers {
  readonly promise: Promise<GeographyFiles>
  resolve(files: GeographyFiles): void
  reject(error: Error): void
}

function promiseWithResolvers(): PromiseWithResolvers {
  let resolve: PromiseWithResolvers['resolve'] = () => {}
  let reject: PromiseWithResolvers['reject'] = () => {}
  const promise = new Promise<GeographyFiles>((yes, no) => {
    ;[resolve, reject] = [yes, no]
  })
  return { promise, resolve, reject }
}
