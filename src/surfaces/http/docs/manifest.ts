/** What the build has made of the documentation: dist/docs/manifest.json and the files beside it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Assets, MenuGroup } from './page-frame.ts'

export interface ServedFile {
  /** Within the folder. */
  readonly file: string
  readonly type: string
  readonly etag: string
  /** Its name changes with its content. */
  readonly isImmutable: boolean
}

export interface Manifest {
  readonly menu: readonly MenuGroup[]
  readonly assets: Assets
  /** By the path under which each is served. */
  readonly files: Readonly<Record<string, ServedFile>>
}

export const MANIFEST_NAME = 'manifest.json'

/** Reads it when it is asked for first, and once: few processes ever are. Throws where there is none. */
export function lazyManifest(folder: string): () => Manifest {
  let manifest: Manifest | undefined
  return () => {
    manifest ??= readManifest(folder)
    return manifest
  }
}

/** Throws where there is none: the documentation is a part of the build. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, MANIFEST_NAME), 'utf8'))
}
