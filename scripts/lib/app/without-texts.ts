/**
 * Messages without their texts, for the worker that reads files: it sends what is wrong as a fault with its details,
 * and the page has texts of its own for these. All texts in both languages would be 80 kB more.
 */
import type { Plugin } from 'esbuild'

const MESSAGES = /[\\/]src[\\/]messages[\\/]messages\.ts$/

const CONTENTS = `
  export const message = (key, values) => ({ key, values })
  export const textOf = ({ key }) => key
  export const detailOf = () => undefined`

export const withoutTexts: Plugin = {
  name: 'without-texts',
  setup(build) {
    build.onLoad({ filter: MESSAGES }, () => ({ contents: CONTENTS }))
  },
}
