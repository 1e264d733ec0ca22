/** Files of the data packages, which are devDependencies: needed to build, not to run. */
import { join } from 'node:path'
import { PACKAGE_ROOT } from '../src/surfaces/process/package-root.ts'

export function packageFile(name: string, path: string): string {
  return join(PACKAGE_ROOT, 'node_modules', name, path)
}
