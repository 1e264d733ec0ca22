/** Loaded into every measured server with --import: tells its CPU time and memory when the benchmark asks. */
export interface Usage {
  /** Microseconds of CPU, user and system, of all threads of the process. */
  cpuMicros: number
  rssBytes: number
}

process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ cpuMicros: user + system, rssBytes: process.memoryUsage.rss() } satisfies Usage)
})
// No server outlives the benchmark.
process.on('disconnect', () => process.exit())
