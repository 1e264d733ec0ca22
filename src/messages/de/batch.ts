import type { batch as english } from '../en/batch.ts'
import { translated } from '../infer.ts'

export const batch = translated<typeof english>()({})
