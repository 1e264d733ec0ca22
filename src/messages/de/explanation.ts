import type { explanation as english } from '../en/explanation.ts'
import { translated } from '../infer.ts'

export const explanation = translated<typeof english>()({})
