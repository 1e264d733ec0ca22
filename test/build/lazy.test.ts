/** What few processes use is no part of their start: it is loaded when it is asked for. */
import { join } from 'node:path'
import { build, type Metafile } from 'esbuild'
import { expect, test } from 'vitest'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'

/** Of the protocol of assistants: 1 MB, and 100 ms to load. The queue of jobs on PostgreSQL, and PostgreSQL itself. */
const LAZY = ['node_modules/@modelcontextprotocol/', 'node_modules/pg-boss/', 'node_modules/pg/']

test.each(['src/surfaces/process/main.ts', 'src/surfaces/cli/main.ts'])('%s', async (entry) => {
  const { metafile } = await build({
    absWorkingDir: PACKAGE_ROOT,
    entryPoints: [entry],
    outdir: join(PACKAGE_ROOT, 'dist'),
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    external: ['libsql'],
    logLevel: 'silent',
  })
  const loaded = loadedAtStart(metafile, entry)
  for (const name of LAZY) {
    expect(Object.keys(metafile.inputs).some((file) => file.includes(name))).toBe(true)
    expect(loaded.filter((file) => file.includes(name))).toEqual([])
  }
})

/** The sources in the file of an entry, and in those that it imports before it runs. */
function loadedAtStart({ outputs }: Metafile, entry: string): string[] {
  const reached = new Set(Object.keys(outputs).filter((file) => outputs[file]?.entryPoint === entry))
  for (const file of reached) {
    for (const { path, kind } of outputs[file]?.imports ?? []) {
      if (kind === 'import-statement') reached.add(path)
    }
  }
  return [...reached].flatMap((file) => Object.keys(outputs[file]?.inputs ?? {}))
}
