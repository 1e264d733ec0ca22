import type { llm as english } from '../en/llm.ts'
import { translated } from '../infer.ts'

export const llm = translated<typeof english>()({})
