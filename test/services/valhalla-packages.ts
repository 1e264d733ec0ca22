/** Brings Valhalla (292 MB, too large for everybody's install) and a small extract of OpenStreetMap into var/services. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'

export interface ValhallaFiles {
  /** The package of the engine. */
  readonly engine: string
  readonly tileBuilder: string
  /** Streets of Monaco, © OpenStreetMap contributors, ODbL. */
  readonly extract: string
}

const FOLDER = join(PACKAGE_ROOT, 'var', 'services')
const ENGINE = '@valhallajs/valhallajs@3.6.1'
/** Has the extract among its tests; its dependencies cannot be installed everywhere and are not needed. */
const EXTRACT = 'osm2geojson@1.0.3'
const EXTRACT_PATH = 'package/test/fixtures/monaco.osm.pbf'
const DOWNLOAD_MS_MAX = 300_000

/** The files, or the reason why they cannot be had. */
export function bringValhalla(): ValhallaFiles | string {
  try {
    mkdirSync(join(FOLDER, 'valhalla'), { recursive: true })
    const engine = join(FOLDER, 'valhalla', 'node_modules', '@valhallajs', 'valhallajs')
    if (!existsSync(engine)) {
      writeFileSync(join(FOLDER, 'valhalla', 'package.json'), '{"private":true}\n')
      run('npm', ['install', '--no-save', '--no-package-lock', '--no-audit', '--no-fund', ENGINE], 'valhalla')
    }
    const tileBuilder = join(engine, process.platform, process.arch, 'valhalla_build_tiles')
    if (!existsSync(tileBuilder)) return `Valhalla has no build for ${process.platform} ${process.arch}`
    const extract = join(FOLDER, EXTRACT_PATH)
    if (!existsSync(extract)) {
      run('npm', ['pack', EXTRACT], '.')
      run('tar', ['-xzf', `${EXTRACT.replace('@', '-')}.tgz`, EXTRACT_PATH], '.')
    }
    return { engine, tileBuilder, extract }
  } catch (error) {
    return `the packages could not be brought: ${(error as Error).message.split('\n')[0]}`
  }
}

function run(command: string, args: string[], folder: string): void {
  execFileSync(command, args, { cwd: join(FOLDER, folder), stdio: 'pipe', timeout: DOWNLOAD_MS_MAX })
}
