/** dist/main.js: the server. */
import { start } from './start.ts'

await start('server', 'server')
