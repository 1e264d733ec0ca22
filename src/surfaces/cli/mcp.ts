/** everygram mcp: the tools for assistants on standard input and output, offline and without a key. */

import { message } from '../../messages/messages.ts'
import { contextWith, installedGeography } from '../process/context.ts'
import { installedEditions } from '../process/data/editions.ts'
import { methodPages } from '../process/data/method-pages.ts'
import { onEndSignals } from '../process/signals.ts'
import { say } from './say.ts'
import { UsageError } from './usage.ts'

const MCP_HELP = `everygram mcp

Serves an assistant on standard input and output with the Model Context Protocol, without a server, key or network.
The assistant starts it: configure the command 'npx' with the arguments 'everygram' and 'mcp'. docs/mcp.md describes the tools.

EDITION sets the default data edition, OVERLAY a CSV file of your own factors. It ends when its input ends.`

export async function mcp([option, ...more]: readonly string[]): Promise<void> {
  if (option === '--help' || option === '-h') {
    console.log(MCP_HELP)
    return
  }
  if (option !== undefined)
    throw new UsageError(message('cli.no_arguments', { command: 'mcp', value: [option, ...more].join(' ') }))
  const { EDITION: edition, OVERLAY: overlayFile } = process.env
  const served = installedEditions({
    edition: edition || undefined,
    overlayFile: overlayFile || undefined,
  })
  // The library that speaks the protocol is loaded by this command alone.
  const { serveStandardIo } = await import('../mcp/standard-io.ts')
  const { close } = serveStandardIo({
    session: { context: contextWith(served, installedGeography({})), methods: methodPages() },
    onFault: (error) => console.error(error),
    onUnreadable: () => say(message('cli.mcp_passed_over', {})),
  })
  onEndSignals(
    () => void close().then(() => process.exit(0)),
    (code) => process.exit(code),
  )
}
