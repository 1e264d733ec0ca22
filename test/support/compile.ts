/** Compiles texts as if they stood in a folder of the source, and says what the compiler refuses. */
import { spawnSync } from 'node:child_process'
import { symlinkSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'
import { tempFolder } from './temp.ts'

const TSC = join(PACKAGE_ROOT, 'node_modules', 'typescript', 'bin', 'tsc')
const IMPORT_ABOVE = /from '(\.\.?\/[^']+)'/g

/** One line of the compiler for each fault: `laundry.ts(3,7): error TS2322: …`. */
export function faultsOf(files: Readonly<Record<string, string>>, folder: string): string[] {
  const place = tempFolder()
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(place, name), fromElsewhere(text, Object.keys(files), folder))
  }
  symlinkSync(join(PACKAGE_ROOT, 'node_modules'), join(place, 'node_modules'))
  writeFileSync(join(place, 'package.json'), '{ "type": "module" }')
  const config = {
    extends: join(PACKAGE_ROOT, 'tsconfig.json'),
    compilerOptions: { typeRoots: [join(PACKAGE_ROOT, 'node_modules', '@types')], noUnusedLocals: false },
    include: ['./*.ts'],
  }
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify(config))
  const { stdout, error } = spawnSync(process.execPath, [TSC, '--pretty', 'false', '--project', place], {
    cwd: place,
    encoding: 'utf8',
  })
  if (error) throw error
  return stdout.split('\n').filter((line) => line.includes('error TS'))
}

/** Files of the source by their whole paths; those beside the text stay. */
function fromElsewhere(text: string, beside: readonly string[], folder: string): string {
  return text.replace(IMPORT_ABOVE, (whole, path: string) => {
    const isBeside = path.startsWith('./') && beside.includes(path.slice('./'.length))
    return isBeside ? whole : `from '${posix.join(PACKAGE_ROOT, folder, path)}'`
  })
}
