/** Folders that a test may fill; all are removed at the end of the file that made them. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folders: string[] = []

/** test/setup.ts calls it after each file. */
export function removeTempFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'everygram-'))
  folders.push(folder)
  return folder
}
