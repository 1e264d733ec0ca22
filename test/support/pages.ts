/** The blocks of a page of the documentation, which tests run. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGE_ROOT } from '../../src/surfaces/process/package-root.ts'

export interface Block {
  readonly language: string
  readonly text: string
}

/** `page` as in docs/in-process.md. */
export function blocksOf(page: string): Block[] {
  const blocks = readFileSync(join(PACKAGE_ROOT, page), 'utf8').matchAll(/```(\w+)\n([\s\S]*?)```/g)
  return [...blocks].map(([, language = '', text = '']) => ({ language, text }))
}

/** Each block in the language with the text that follows it: what it prints. */
export function programsOf(
  page: string,
  language: string,
): { program: string; prints: string | undefined }[] {
  const blocks = blocksOf(page)
  return blocks.flatMap((block, index) => {
    const next = blocks[index + 1]
    const prints = next?.language === 'text' ? next.text : undefined
    return block.language === language ? [{ program: block.text, prints }] : []
  })
}
