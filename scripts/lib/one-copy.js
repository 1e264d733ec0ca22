/** What npm has installed several times in one version comes into a bundle once: it is read and run once as well. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** From the first node_modules on: the folder of the package, and the file in it. */
const PACKAGE = /^(.*?)(\/node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)(\/.*)$/
/** Of our own questions, which are answered as ever. */
const OWN = {}

/**
 * @param {string} root
 * @returns {import('esbuild').Plugin}
 */
export function oneCopy(root) {
  const firstOf = firstCopies(root)
  return {
    name: 'one-copy',
    setup(build) {
      build.onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, ...from }) => {
        if (pluginData === OWN || from.kind === 'entry-point') return undefined
        const found = await build.resolve(path, { ...from, pluginData: OWN })
        const [, above = '', folder = '', file = ''] = PACKAGE.exec(found.path) ?? []
        const first = firstOf.get(folder)
        return first === undefined
          ? undefined
          : { path: `${above}${first}${file}`, sideEffects: found.sideEffects }
      })
    },
  }
}

/**
 * By the folder of every further copy that of the first one.
 * @param {string} root
 * @returns {ReadonlyMap<string, string>}
 */
function firstCopies(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  /** @type {Map<string, string>} */
  const first = new Map()
  /** @type {Map<string, string>} */
  const others = new Map()
  for (const folder of Object.keys(packages)
    .filter((folder) => folder.includes('node_modules/'))
    .sort()) {
    const name = folder.slice(folder.lastIndexOf('node_modules/'))
    const key = `${name}@${packages[folder].version}`
    const known = first.get(key)
    if (known === undefined) first.set(key, folder)
    else others.set(`/${folder}`, `/${known}`)
  }
  return others
}
