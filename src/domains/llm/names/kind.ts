/** What a model makes instead of text, as far as its name says it: embeddings, images, speech. */
import type { Synonyms } from '../../../factors/tables/synonyms.ts'

export type OtherKind = 'embedding' | 'reranking' | 'audio' | 'image' | 'video'

export interface KindInName {
  readonly kind: OtherKind
  /** What in the name says it. */
  readonly sign: string
}

/** Names of two words, such as stable-diffusion and dall-e. */
const WORDS_MAX = 2

/** By whole words, digits at their end not counted (flux2, veo3). `name` may have a path in front. */
export function kindInName(name: string, synonyms: Synonyms): KindInName | undefined {
  const text = name.toLowerCase().slice(name.lastIndexOf('/') + 1)
  const words = text.split(/[^a-z0-9]+/).filter(Boolean)
  for (const [at] of words.entries()) {
    for (let count = WORDS_MAX; count > 0; count -= 1) {
      const sign = words.slice(at, at + count).join(' ')
      const kind = synonyms.find('model_kind', sign) ?? synonyms.find('model_kind', sign.replace(/\d+$/, ''))
      if (kind !== undefined) return { kind: kind as OtherKind, sign }
    }
  }
  return undefined
}
