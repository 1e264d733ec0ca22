/** A copy of what is built, for tests that damage it: beside it, its dependencies are those of the checkout. */
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'
import { tempFolder } from './temp.ts'

export interface PackageCopy {
  readonly root: string
  readonly main: string
  readonly cli: string
  path(name: string): string
  /** Changes a file; gives what takes it back. */
  change(name: string, to: (bytes: Buffer) => Uint8Array): () => void
}

const PARTS = ['bin', 'data', 'dist', 'package.json']

export function packageCopy(): PackageCopy {
  const root = tempFolder()
  for (const part of PARTS) cpSync(join(PACKAGE_ROOT, part), join(root, part), { recursive: true })
  symlinkSync(join(PACKAGE_ROOT, 'node_modules'), join(root, 'node_modules'))
  const path = (name: string) => join(root, name)
  return {
    root,
    path,
    main: path('dist/main.js'),
    cli: path('bin/everygram.js'),
    change(name, to) {
      const before = readFileSync(path(name))
      writeFileSync(path(name), to(before))
      return () => writeFileSync(path(name), before)
    },
  }
}
