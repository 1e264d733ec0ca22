/**
 * Texts as their bytes in UTF-8, one a character: put together like any text, and sent as they are. To encode a whole
 * answer at every request would take longer than to put it together.
 */

/** Most texts are the same in both. */
const ASCII = /^[\0-\x7f]*$/
const encoder = new TextEncoder()
/** As many arguments as any function takes. */
const AT_ONCE = 1000

export function utf8Bytes(text: string): string {
  if (ASCII.test(text)) return text
  const bytes = encoder.encode(text)
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += AT_ONCE)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + AT_ONCE)))
  // Not added one to another: V8 would keep a tree of them, and walk through it whenever the text is used.
  return parts.join('')
}
