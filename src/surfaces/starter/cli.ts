/** dist/cli.js: the command line. */
import { start } from './start.ts'

await start('command', process.argv[2] === 'serve' ? 'server' : 'command')
