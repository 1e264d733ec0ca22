/** Faults in the tables of language models stop the loading, with file and line. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadEdition } from '../../process/data/load.ts'
import { EDITIONS_DIR } from '../../process/package-root.ts'
import type { DataError } from '../../tables/problems.ts'

/** What loading says after one replacement in one table. Its hash differs too, which is one more line. */
function faultAfter(table: string, from: string | RegExp, to: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'everygram-llm-'))
  try {
    cpSync(EDITIONS_DIR, folder, { recursive: true })
    const file = join(folder, '2025', `${table}.csv`)
    const before = readFileSync(file, 'utf8')
    const after = before.replace(from, to)
    expect(after).not.toBe(before)
    writeFileSync(file, after)
    loadEdition(folder, '2025')
  } catch (error) {
    return (error as DataError).message
  } finally {
    rmSync(folder, { recursive: true })
  }
  return ''
}

test.each([
  ['llm_models', ',openai,GPT-5.2,', ',openal,GPT-5.2,', "vendor: unknown reference 'openal'"],
  ['llm_models', /gpt-oss-20b,openai,(.*?),small/, 'gpt-oss-20b,openai,$1,large', 'which is small'],
  ['llm_models', /\nllm-model-o3,o3,/, '\nllm-model-o3,gpt-52,', "'gpt-52' is also a name of gpt-5.2"],
  ['llm_model_aliases', 'mistral-large,', 'gpt_5.2,', "'gpt_5.2' is also a name of gpt-5.2"],
  ['llm_model_aliases', ',gpt-4-turbo,', ',gpt-4-turba,', "model_id: unknown reference 'gpt-4-turba'"],
  ['llm_providers', ',meta-llama,', ',gemini,', "'gemini' already leads to another provider"],
  ['llm_providers', ',llama,', ',claude,', "'claude' already leads to another provider"],
  ['llm_providers', ',1.12,', ',0.99,', 'pue: 0.99 is below 1'],
  ['llm_tiers', 'medium,0.028,', 'medium,0.008,', 'not above small in every figure'],
  ['llm_tiers', ',180,', ',,', 'given for all tiers but the last'],
  ['llm_efforts', 'minimal,2,', 'minimal,3,', 'thinking_ratio: not that of low'],
  ['llm_constants', 'llm-cached-share,0.1', 'llm-cached-share,1.1', 'value: above 1'],
  ['llm_constants', 'llm-range-listed,3', 'llm-range-listed,0.3', 'value: below 1'],
  ['llm_constants', 'llm-range-guessed', 'llm-range-other', 'no row llm-range-guessed'],
])('%s: %s made %s', (table, from, to, reason) => {
  const message = faultAfter(table, from, to)
  expect(message).toContain(`data/2025/${table}.csv:`)
  expect(message).toContain(reason)
})
