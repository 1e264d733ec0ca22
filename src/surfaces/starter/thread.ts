/** dist/thread.js: a worker thread of the server. */
import { start } from './start.ts'

await start('thread', 'server')
