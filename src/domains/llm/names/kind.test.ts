import { expect, test } from 'vitest'
import { services } from '../../../../test/support/app.ts'
import { kindInName } from './kind.ts'

test.each([
  ['text-embedding-3-small', 'embedding'],
  ['openai/text-embedding-ada-002', 'embedding'],
  ['gemini-embedding-001', 'embedding'],
  ['BAAI/bge-m3', 'embedding'],
  ['cohere.embed-english-v3', 'embedding'],
  ['rerank-v3.5', 'reranking'],
  ['whisper-1', 'audio'],
  ['gpt-4o-mini-tts', 'audio'],
  ['gpt-4o-transcribe', 'audio'],
  ['gpt-4o-audio-preview', 'audio'],
  ['black-forest-labs/FLUX.1-dev', 'image'],
  ['flux2', 'image'],
  ['stable-diffusion-xl', 'image'],
  ['dall-e-3', 'image'],
  ['gpt-image-1', 'image'],
  ['imagen-4.0-generate-001', 'image'],
  ['gemini-2.5-flash-image', 'image'],
  ['sora-2', 'video'],
  ['veo3', 'video'],
])('%s makes %s', (name, kind) => {
  expect(kindInName(name, services.synonyms)?.kind).toBe(kind)
})

test.each([
  'gpt-5.2',
  'gemini-diffusion',
  'qwen-vl-max',
  'my-omni-7b',
  'llama-3.2-11b-vision',
  'fluxury',
  '',
  '/',
])('%s may make text', (name) => {
  expect(kindInName(name, services.synonyms)).toBeUndefined()
})
