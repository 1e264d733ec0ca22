/** What a block of the guide does to a file: rows added, lines changed, a new file. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Edit, GuideError } from './guide.ts'

/** Throws a GuideError where the file is not as the guide says. */
export function applyEdit(folder: string, edit: Edit): void {
  const path = join(folder, edit.file)
  const now = existsSync(path) ? readFileSync(path, 'utf8') : undefined
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, edited(now, edit))
}

function edited(now: string | undefined, edit: Edit): string {
  const { kind, file, text, line } = edit
  if (kind === 'new') {
    if (now !== undefined) throw new GuideError(line, `${file} is there already`)
    return `${text}\n`
  }
  if (kind === 'add') return added(now, edit)
  if (now === undefined) throw new GuideError(line, `there is no ${file}`)
  return hunksOf(text).reduce((whole, hunk) => changed(whole, hunk, edit), now)
}

/** Of a table the first line is the header: a file that is not there yet begins with it. */
function added(now: string | undefined, { file, text, line }: Edit): string {
  if (now === undefined) return `${text}\n`
  const end = now === '' || now.endsWith('\n') ? now : `${now}\n`
  if (!file.endsWith('.csv')) return `${end}${text}\n`
  const [header, ...rows] = text.split('\n')
  const [columns] = now.split('\n')
  if (header !== columns) throw new GuideError(line, `the columns of ${file} are ${columns}`)
  return `${end}${rows.join('\n')}\n`
}

interface Hunk {
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/** Lines with - go, lines with + come, the others stay; @@ begins another place. */
function hunksOf(diff: string): Hunk[] {
  return `\n${diff}`
    .split(/\n@@.*/)
    .map((part) => part.split('\n').slice(1))
    .filter((lines) => lines.length > 0)
    .map((lines) => ({
      before: lines.filter((line) => !line.startsWith('+')).map((line) => line.slice(1)),
      after: lines.filter((line) => !line.startsWith('-')).map((line) => line.slice(1)),
    }))
}

function changed(whole: string, { before, after }: Hunk, { file, line }: Edit): string {
  const lines = whole.split('\n')
  const places = lines
    .map((_, at) => at)
    .filter((at) => before.length > 0 && before.every((one, i) => lines[at + i] === one))
  const [place, second] = places
  if (place === undefined) {
    const missing = before.find((one) => !lines.includes(one))
    throw new GuideError(
      line,
      missing === undefined ? `${file} has not these lines in a row` : `${file} has no line '${missing}'`,
    )
  }
  if (second !== undefined)
    throw new GuideError(line, `${file} has these lines ${places.length} times: show one more line`)
  return lines.toSpliced(place, before.length, ...after).join('\n')
}
