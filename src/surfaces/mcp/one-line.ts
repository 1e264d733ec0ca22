/** Words of others in a text that an assistant reads: they begin no line of their own, so that none looks like ours. */

/** Ends of lines and of paragraphs, and what else cannot be seen. */
const BREAKS = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu

export const oneLine = (text: string): string => text.replace(BREAKS, ' ').trim()

/** Lines of a document, each marked as a part of it. */
export const quotedLines = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
    .map((line) => `> ${line.replace(BREAKS, ' ')}`)
    .join('\n')
