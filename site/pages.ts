/** The pages: every Markdown file of docs/, and those of the root that readers are led to. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '../src/surfaces/http/docs/page-frame.ts'
import { type Rendered, render } from './markdown.ts'
import { OF_THE_ROOT, pathOf, sourceOf } from './paths.ts'

export interface DocPage extends Page, Rendered {
  /** Within the repository: docs/errors.md. */
  readonly file: string
  readonly source: string
  readonly markdown: string
}

/** In the order of their files' names. `root` is the folder of the repository. */
export function readPages(root: string): DocPage[] {
  const inDocs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`)
  return [...inDocs, ...OF_THE_ROOT].sort().map((file) => {
    const markdown = readFileSync(join(root, file), 'utf8')
    const path = pathOf(file)
    return { file, path, source: sourceOf(path), markdown, ...render(markdown, file) }
  })
}
