/** The machine of a reader: a folder, a shell, Node and nothing else, with the commands of the package. */
import { execFile } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'
import { tempFolder } from '../support/temp.ts'

export interface Ran {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

export interface Shell {
  readonly folder: string
  run(script: string): Promise<Ran>
}

/** Where the documentation says that the server listens. */
const SAID = /http:\/\/(127\.0\.0\.1|localhost):3000/g

const node = JSON.stringify(process.execPath)
const COMMANDS: Readonly<Record<string, string>> = {
  node: `exec ${node} "$@"`,
  everygram: `exec ${node} ${JSON.stringify(join(PACKAGE_ROOT, 'bin', 'everygram.js'))} "$@"`,
  npx: 'exec "$@"',
  curl: `exec ${node} ${JSON.stringify(join(PACKAGE_ROOT, 'test', 'docs', 'shims', 'curl.mjs'))} "$@"`,
}

/** Blocks of one page run in one folder, one after the other. `url`: of the server that is asked. */
export function openShell(url: string): Shell {
  const folder = tempFolder()
  const bin = join(folder, '.bin')
  mkdirSync(bin)
  for (const [name, line] of Object.entries(COMMANDS)) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${line}\n`)
    chmodSync(join(bin, name), 0o755)
  }
  // What the first start of a server writes; the server of the tests asks for no key.
  mkdirSync(join(folder, 'var'))
  writeFileSync(join(folder, 'var', 'first-key'), 'unused')
  const env = { PATH: [bin, '/usr/bin', '/bin'].join(delimiter), HOME: folder, LANG: 'C.UTF-8' }
  let before = ''
  const run = (script: string) =>
    new Promise<Ran>((resolve) => {
      const text = script.replace(SAID, url)
      const options = { cwd: folder, env, maxBuffer: 1e8 }
      const child = execFile('sh', ['-e', '-c', `${before}\n${text}`], options, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
      )
      child.stdin?.end()
      // What a block sets, later ones know.
      before += text
        .split('\n')
        .filter((line) => /^[A-Z]+=/.test(line))
        .map((line) => `${line}\n`)
        .join('')
    })
  return { folder: dirname(bin), run }
}
