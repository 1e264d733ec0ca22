/** Which edition the table was recorded with, and which one a server answers from. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bodyOf, type Server } from './ask.ts'

export interface RecordedEdition {
  /** Of the service that gave the answers. */
  release: string
  edition: string
  edition_hash: string
}

const FILE = join(import.meta.dirname, 'edition.json')
/** Any answer under /v1 names the edition that it is from. */
const ASKED = '/v1/fuel/types'

export function readRecorded(): RecordedEdition {
  return JSON.parse(readFileSync(FILE, 'utf8'))
}

export function writeRecorded({ release, edition, edition_hash }: RecordedEdition): void {
  writeFileSync(FILE, `${JSON.stringify({ release, edition, edition_hash }, null, 2)}\n`)
}

export async function servedEdition(server: Server): Promise<RecordedEdition> {
  const [root, list] = await Promise.all(['/', ASKED].map((target) => bodyOf(server, target)))
  const { release } = JSON.parse(root ?? '')
  const { edition, edition_hash } = JSON.parse(list ?? '').meta
  return { release, edition, edition_hash }
}
