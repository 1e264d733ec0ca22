/** Brings the conformance suite of the protocol and a client of another making into var/services: too large for everybody's install. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'

export interface McpPackages {
  /** The Node that the suite runs on. */
  readonly node: string
  readonly conformance: string
  readonly inspector: string
}

const FOLDER = join(PACKAGE_ROOT, 'var', 'services', 'mcp')
const PACKAGES = [
  '@modelcontextprotocol/conformance@0.1.16',
  // The last one that runs on Node 20.
  '@modelcontextprotocol/inspector@0.15.0',
]
/** What the suite needs. */
const NODE_LEAST = 22
/** Node for a platform as a package without a script of its own. */
const NODE_PACKAGE = `node-${process.platform}-${process.arch}`
const NODE_VERSION = '24.21.0'
const DOWNLOAD_MS_MAX = 300_000

/** The programs, or the reason why they cannot be had. */
export function bringMcpPackages(): McpPackages | string {
  const modules = join(FOLDER, 'node_modules')
  const isNew = Number(process.versions.node.split('.')[0]) >= NODE_LEAST
  const programs = {
    node: isNew ? process.execPath : join(modules, NODE_PACKAGE, 'bin', 'node'),
    conformance: join(modules, '.bin', 'conformance'),
    inspector: join(modules, '.bin', 'mcp-inspector'),
  }
  const packages = isNew ? PACKAGES : [...PACKAGES, `${NODE_PACKAGE}@${NODE_VERSION}`]
  try {
    if (!Object.values(programs).every((file) => existsSync(file))) install(packages)
    return programs
  } catch (error) {
    return `the packages could not be brought: ${(error as Error).message.split('\n')[0]}`
  }
}

function install(packages: readonly string[]): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, 'package.json'), '{"private":true}\n')
  const options = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund']
  execFileSync('npm', ['install', ...options, ...packages], {
    cwd: FOLDER,
    stdio: 'pipe',
    timeout: DOWNLOAD_MS_MAX,
  })
}
