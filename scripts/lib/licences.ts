/** The licences of packages whose code or data the build puts into its own files, as one text. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { STANDARD_TEXTS } from './licence-texts.ts'

export interface LicensedPackage {
  readonly name: string
  readonly version: string
  /** As its package.json names it, by SPDX where it does. */
  readonly licence: string
  /** What its files of licence and notice say; where it has none, the usual text of the licence that it names. */
  readonly texts: readonly string[]
}

const LICENCE_FILE = /^(licen[cs]e|copying|notice)([.-].*)?$/i
const RULE = '-'.repeat(80)

/**
 * Reads a package. `root`: the folder that `folder` starts from. Throws where it names no licence, or one of which neither
 * the package nor we have the text.
 */
export function licenceOf(root: string, folder: string): LicensedPackage {
  const file = join(root, folder, 'package.json')
  if (!existsSync(file)) throw new Error(`${folder} is in a bundle and not installed`)
  const { name, version, license, licenses } = JSON.parse(readFileSync(file, 'utf8'))
  const [first] = licenses ?? []
  const licence = license?.type ?? license ?? first?.type
  if (typeof licence !== 'string' || licence === '') throw new Error(`${name} names no licence`)
  const files = readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
    .map((entry) => entry.name)
    .sort()
  const texts = files.map((each) => readFileSync(join(root, folder, each), 'utf8').trim())
  const standard = STANDARD_TEXTS[licence]
  if (texts.length === 0 && !standard) throw new Error(`${name} is under ${licence}, and has no text of it`)
  return {
    name,
    version,
    licence,
    texts: texts.length > 0 ? texts : [standard?.(`the authors of ${name}`) ?? ''],
  }
}

/** One section for each package, in the order given. */
export function licencesText(packages: readonly LicensedPackage[]): string {
  const head =
    'The files of this package hold code and data of the packages below, each under its own licence.\n' +
    'What the figures are taken from is in NOTICE.'
  const sections = packages.map(({ name, version, licence, texts }) =>
    [`${RULE}\n${name} ${version}: ${licence}`, ...texts].join('\n\n'),
  )
  return `${[head, ...sections].join('\n\n')}\n`
}
