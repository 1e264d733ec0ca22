import type { startup as english } from '../en/startup.ts'
import { translated } from '../infer.ts'

export const startup = translated<typeof english>()({})
