/** Faults in the tables of language models stop the loading, with file and line. */
import { expect, test } from 'vitest'
import { smallCopy } from '../../../test/support/data-copy.ts'

/** What loading says after one replacement in one table. */
function faultAfter(table: string, from: string | RegExp, to: string): string {
  const copy = smallCopy()
  const file = `small/${table}.csv`
  const before = copy.read(file)
  copy.write(file, before.replace(from, to))
  expect(copy.read(file)).not.toBe(before)
  return copy.seal().fault()?.message ?? ''
}

test.each([
  ['llm_models', ',oak,Trunk,', ',oka,Trunk,', "vendor: unknown reference 'oka'"],
  ['llm_models', /acorn-8b,oak,(.*?),small/, 'acorn-8b,oak,$1,large', 'which is small'],
  [
    'llm_models',
    /\nllm-model-trunk,trunk,/,
    '\nllm-model-trunk,acorn-8-b,',
    "'acorn-8-b' is also a name of acorn-8b",
  ],
  ['llm_model_aliases', 'branch,', 'acorn_8b,', "'acorn_8b' is also a name of acorn-8b"],
  ['llm_model_aliases', ',branch-50b,', ',branch-51b,', "model_id: unknown reference 'branch-51b'"],
  ['llm_providers', ',bedrock,', ',oak-ai,', "'oak-ai' already leads to another provider"],
  ['llm_providers', ',bedrock,,', ',bedrock,trunk,', "'trunk' already leads to another provider"],
  ['llm_providers', ',1.5,', ',0.99,', 'pue: 0.99 is below 1'],
  ['llm_tiers', 'medium,0.02,', 'medium,0.005,', 'not above small in every figure'],
  ['llm_tiers', ',180,', ',,', 'given for all tiers but the last'],
  ['llm_efforts', 'minimal,2,', 'minimal,3,', 'thinking_ratio: not that of low'],
  ['llm_constants', 'llm-cached-share,0.1', 'llm-cached-share,1.1', 'value: above 1'],
  ['llm_constants', 'llm-range-listed,3', 'llm-range-listed,0.3', 'value: below 1'],
  ['llm_constants', 'llm-range-guessed', 'llm-range-other', 'no row llm-range-guessed'],
])('%s: %s made %s', (table, from, to, reason) => {
  const message = faultAfter(table, from, to)
  expect(message).toContain(`data/small/${table}.csv:`)
  expect(message).toContain(reason)
})
