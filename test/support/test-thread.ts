/** A thread of tests alone: tasks that end it in every way there is. Nothing in the program begins it. */
import { setTimeout as wait } from 'node:timers/promises'
import { workerData } from 'node:worker_threads'
import { serveTasks } from '../../src/platform/workers/serve.ts'

const tell = serveTasks(workerData.progress, {
  tasks: {
    echo: async (input) => ({ value: input }),
    bytes: async (input) => {
      const bytes = new Uint8Array(input as number).fill(1)
      return { value: bytes, transfer: [bytes.buffer] }
    },
    wait: async (input) => ({ value: await wait(input as number, input) }),
    throws: async () => {
      throw new TypeError('a fault of ours')
    },
    async loops(input, onStep) {
      for (let at = 0; at < (input as number); at++) onStep()
      for (;;);
    },
    async works(input, onStep) {
      const until = performance.now() + (input as number)
      while (performance.now() < until) onStep()
      return { value: 'worked' }
    },
    async eats() {
      const all: unknown[] = []
      for (;;) all.push(new Array(1000).fill({ at: all.length }))
    },
    exits: async () => process.exit(3),
    told: async () => ({ value: heard }),
    tells: async (input) => {
      tell(input)
      return { value: undefined }
    },
  },
  onTell: (message) => void heard.push(message),
})

const heard: unknown[] = []
