/** Subjects of commits that are not on the main branch of `origin` yet: what is published stays as it is. */
import { spawnSync } from 'node:child_process'
import type { Piece } from './piece.ts'

const RANGE = 'origin/main..HEAD'

/** None where there is no repository or no such branch, as in an unpacked archive. */
export function newSubjects(cwd: string): Piece[] {
  const { status, stdout } = spawnSync('git', ['log', '--format=%s', RANGE], { cwd, encoding: 'utf8' })
  if (status !== 0) return []
  return stdout
    .split('\n')
    .filter((subject) => subject !== '')
    .map((text) => ({ text, line: 1 }))
}
