#!/usr/bin/env node
// Starts the built command line. In a checkout that was not built yet, builds it first.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const built = new URL('../dist/cli.js', import.meta.url)

if (!existsSync(built)) {
  execFileSync(process.execPath, ['scripts/build.js'], { cwd: root, stdio: ['ignore', 2, 2] })
}
await import(built.href)
