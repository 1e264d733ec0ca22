/**
 * The worker that reads files words what is wrong with rows; what is wrong with a file is worded by the page. It gets
 * the texts of rows alone, and no names from tables, which no such text has: all texts would be 80 kB more.
 */
import type { Plugin } from 'esbuild'
import { de } from '../../../src/messages/de.ts'
import { files } from '../../../src/messages/en/files.ts'
import { en } from '../../../src/messages/en.ts'
import { ENGLISH } from '../../../src/messages/locale.ts'
import { namesIn, parse } from '../../../src/messages/parse.ts'
import { kindOf } from '../../../src/messages/values.ts'

const TEXTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { en, de }
const ROOMS = /[\\/]src[\\/]messages[\\/](en|de)\.ts$/
const NAMES = /[\\/]src[\\/]messages[\\/]names[\\/]names\.ts$/
const KINDS = /[\\/]src[\\/]messages[\\/]values\.ts$/
const COUNTRIES = /[\\/]src[\\/]messages[\\/]country-name\.ts$/

const NO_NAMES = `
  export const labelFor = (_, id) => id
  export const nameFor = (_, name) => name
  export const tableTextFor = (text) => text`
const NO_COUNTRIES = 'export const withCountries = (before, codes) => before + codes'

/** Of rows; a key of files alone has an empty text. */
export const ROW_KEYS: readonly string[] = [
  'validation_error.type',
  'validation_error.type_missing',
  ...Object.keys(files).filter((key) => key.startsWith('validation_error.')),
]

export const fewTexts: Plugin = {
  name: 'few-texts',
  setup(build) {
    build.onLoad({ filter: ROOMS }, ({ path }) => {
      const [, language = ''] = ROOMS.exec(path) ?? []
      return { contents: `export const ${language} = ${JSON.stringify(textsIn(language))}` }
    })
    build.onLoad({ filter: NAMES }, () => ({ contents: NO_NAMES }))
    build.onLoad({ filter: KINDS }, () => ({ contents: kinds() }))
    build.onLoad({ filter: COUNTRIES }, () => ({ contents: NO_COUNTRIES }))
  },
}

function textsIn(language: string): object {
  // The worker makes errors in English first; an empty text has no reason in it.
  const empty = Object.keys(files).filter((key) => !/^file\.(reason|detected)/.test(key))
  const none = language === ENGLISH ? empty.map((key) => [key, '']) : []
  return Object.fromEntries([...none, ...ROW_KEYS.map((key) => [key, TEXTS[language]?.[key]])])
}

/** Of the placeholders in these texts. */
function kinds(): string {
  const names = ROW_KEYS.flatMap((key) => [...namesIn(parse(String(TEXTS.en?.[key])))])
  const found = Object.fromEntries(names.map((name) => [name, kindOf(name)]))
  return `const KINDS = ${JSON.stringify(found)}
    export const kindOf = (name) => KINDS[name]`
}
