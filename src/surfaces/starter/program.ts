/** The program as it is bundled: each part is loaded when it is run. */

/**
 * `isWarm` is called at most once, when nobody waits and what a start needs has run: what V8 has compiled until then is
 * kept for the next one.
 */
export type Program = Readonly<Record<'server' | 'command' | 'thread', (isWarm: () => void) => Promise<void>>>

export const server: Program['server'] = async (isWarm) =>
  (await import('../process/main.ts')).runServer(isWarm)

export const thread: Program['thread'] = async () =>
  (await import('../process/threads/thread.ts')).runThread()

export const command: Program['command'] = async (isWarm) =>
  (await import('../cli/main.ts')).runCommand(process.argv.slice(2), isWarm)
