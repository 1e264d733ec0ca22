import type { verify as english } from '../en/verify.ts'
import { translated } from '../infer.ts'

export const verify = translated<typeof english>()({})
