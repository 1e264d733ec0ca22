/** What the build has made of the web app: dist/app/manifest.json and the files it lists. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the app is. */
export const APP_PATH = '/app'
/** Where the files are that its pages load, under names that change with their content. */
export const ASSETS_PATH = `${APP_PATH}/assets/`

export interface AppFile {
  /** Within the folder; with .gz behind it, the same compressed. */
  readonly file: string
  readonly type: string
  readonly etag: string
}

export interface AppManifest {
  /** The one document, which every address of the app gets. */
  readonly page: AppFile
  /** The hash of the style sheet in it, as a policy names it. */
  readonly style: string
  /** By the path under which each is served. */
  readonly assets: Readonly<Record<string, AppFile>>
}

export const APP_MANIFEST_NAME = 'manifest.json'

/** Reads it on first use, and once. Throws where it is missing. */
export function lazyAppManifest(folder: string): () => AppManifest {
  let manifest: AppManifest | undefined
  return () => {
    manifest ??= JSON.parse(readFileSync(join(folder, APP_MANIFEST_NAME), 'utf8')) as AppManifest
    return manifest
  }
}
