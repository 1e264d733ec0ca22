/** Bundles src/ into dist/: the program, what starts it, and the library for other programs. */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { noteBundled } from './bundled.js'
import { oneCopy } from './one-copy.js'

/** The package with a file of its own, the SQLite binary, stays outside: the one that an installation needs. */
export const EXTERNAL = ['libsql']
const NAME_DIGITS = 16

/** @type {import('esbuild').BuildOptions} */
const OPTIONS = {
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  external: EXTERNAL,
  minifyWhitespace: true,
  minifySyntax: true,
  metafile: true,
  logLevel: 'warning',
}

/**
 * What require('everygram') loads: the module that import loads, so that a program that does both has one ApiError and
 * one edition in memory. Node.js has required modules since 20.19, the oldest that the package takes.
 */
const FOR_REQUIRE = "'use strict'\nmodule.exports = { ...require('./everygram.js') }\n"

/**
 * The library of the Model Context Protocol has a file and bytecode of its own: few programs ever load it.
 * @type {import('esbuild').Plugin}
 */
const PROTOCOL_APART = {
  name: 'protocol-apart',
  setup(build) {
    build.onResolve({ filter: /\/protocol\.ts$/ }, ({ kind }) =>
      kind === 'entry-point' ? undefined : { path: 'protocol', external: true },
    )
  },
}

/** @param {string} root */
export async function bundle(root) {
  const program = await bundlePart(root, 'program', {
    entryPoints: ['src/surfaces/starter/program.ts'],
    plugins: [PROTOCOL_APART, oneCopy(root)],
  })
  const protocol = await bundlePart(root, 'protocol', {
    entryPoints: ['src/surfaces/mcp/protocol.ts'],
    alias: { '@modelcontextprotocol/server/_shims': './src/surfaces/starter/no-validator.ts' },
  })
  await build({
    ...OPTIONS,
    plugins: [oneCopy(root)],
    absWorkingDir: root,
    entryPoints: {
      main: 'src/surfaces/starter/main.ts',
      cli: 'src/surfaces/starter/cli.ts',
      thread: 'src/surfaces/starter/thread.ts',
      verifier: 'src/surfaces/starter/verifier.ts',
    },
    outdir: 'dist',
    format: 'esm',
    define: { PROGRAM_FILE: JSON.stringify(program.file), PROTOCOL_FILE: JSON.stringify(protocol.file) },
  })
  const library = await build({
    ...OPTIONS,
    plugins: [oneCopy(root)],
    absWorkingDir: root,
    entryPoints: { everygram: 'src/surfaces/in-process/everygram.ts' },
    outdir: 'dist',
    format: 'esm',
    splitting: true,
    // CommonJS packages inside of the bundle call require for Node's own modules.
    banner: {
      js: "import { createRequire as bundleRequire } from 'node:module'; const require = bundleRequire(import.meta.url);",
    },
  })
  writeFileSync(join(root, 'dist', 'everygram.cjs'), FOR_REQUIRE)
  noteBundled(root, 'server', program.metafile, protocol.metafile, library.metafile)
}

/**
 * One file with everything, as the function that src/surfaces/starter/bundle.ts calls. Its name has a hash of its content, by which
 * what a start keeps for the next is known to belong to it.
 * @param {string} root
 * @param {string} name
 * @param {import('esbuild').BuildOptions} options
 * @returns {Promise<{ file: string, metafile: import('esbuild').Metafile }>}
 */
async function bundlePart(root, name, options) {
  const { outputFiles, metafile } = await build({
    ...OPTIONS,
    plugins: [oneCopy(root)],
    absWorkingDir: root,
    ...options,
    write: false,
    format: 'cjs',
    // A third less to read, and a tenth less to wait for at every start.
    minifyIdentifiers: true,
    define: { 'import.meta.url': 'bundleUrl' },
    // import() of what stays outside becomes require(), which needs no loader of modules.
    supported: { 'dynamic-import': false },
    banner: { js: '(function (require, module, bundleUrl) {' },
    footer: { js: '})' },
  })
  const code = ascii(outputFiles?.[0]?.text ?? '')
  const file = `${name}-${createHash('sha256').update(code).digest('hex').slice(0, NAME_DIGITS)}.cjs`
  writeFileSync(join(root, 'dist', file), code)
  return { file, metafile }
}

/**
 * With escapes for what esbuild leaves as it is, in regular expressions and comments: one character beyond Latin-1 would
 * make V8 keep the whole file with two bytes a character.
 * @param {string} code
 */
function ascii(code) {
  return code.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
