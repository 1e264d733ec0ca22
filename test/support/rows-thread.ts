/** A thread that answers rows as one of a server does, but for questions that end it. Nothing in the program begins it. */
import { workerData } from 'node:worker_threads'
import { serveTasks } from '../../src/platform/workers/serve.ts'
import { contextWith, installedGeography } from '../../src/surfaces/process/context.ts'
import { installedEditions } from '../../src/surfaces/process/data/editions.ts'
import { servedTasks } from '../../src/surfaces/tasks/threads.ts'

const context = contextWith(installedEditions({ edition: '2025.1' }), installedGeography({}))

/** An edition that is asked for by one of these names ends the thread, or is a fault. */
const FATAL: Readonly<Record<string, () => never>> = {
  loops() {
    for (;;);
  },
  eats() {
    const all: unknown[] = []
    for (;;) all.push(new Array(1000).fill({ at: all.length }))
  },
  throws() {
    throw new TypeError('a fault of ours')
  },
}

const { tasks, onTell } = servedTasks({
  ...context,
  editions: {
    ...context.editions,
    require: (name) => FATAL[name]?.() ?? context.editions.require(name),
    register: {
      ...context.editions.register,
      entries: [
        ...context.editions.register.entries,
        ...Object.keys(FATAL).map((name) => ({ ...context.editions.register.entries[0], name }) as never),
      ],
    },
  },
})
serveTasks(workerData.progress, { tasks, onTell })
