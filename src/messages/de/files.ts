import type { files as english } from '../en/files.ts'
import { translated } from '../infer.ts'

export const files = translated<typeof english>()({})
