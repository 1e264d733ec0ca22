/** Texts one after another: where each begins, and their bytes. */
export function packTexts(texts: readonly string[]): [Uint32Array, Uint8Array] {
  const encoded = texts.map((text) => Buffer.from(text))
  const offsets = new Uint32Array(texts.length + 1)
  for (const [index, { length }] of encoded.entries()) offsets[index + 1] = (offsets[index] ?? 0) + length
  return [offsets, Buffer.concat(encoded)]
}
