/** The licences of the packages whose code is in the app's scripts: their texts go where the code goes. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Metafile } from 'esbuild'

const PACKAGE = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//
const FILES = ['LICENSE', 'LICENSE.md', 'LICENSE.txt']

/** Throws for a package without the text of its licence. */
export function licencesOf(root: string, { inputs }: Metafile): string {
  const names = new Set(Object.keys(inputs).flatMap((path) => PACKAGE.exec(path)?.[1] ?? []))
  const texts = [...names].sort().map((name) => {
    const folder = join(root, 'node_modules', name)
    const file = FILES.map((one) => join(folder, one)).find((one) => existsSync(one))
    if (file === undefined) throw new Error(`${name} is in the app and has no text of its licence`)
    return `${name}\n\n${readFileSync(file, 'utf8').trim()}\n`
  })
  return texts.join('\n---\n\n')
}
