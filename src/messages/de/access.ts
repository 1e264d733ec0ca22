import type { access as english } from '../en/access.ts'
import { translated } from '../infer.ts'

export const access = translated<typeof english>()({})
