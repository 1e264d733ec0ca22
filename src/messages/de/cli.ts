import type { cli as english } from '../en/cli.ts'
import { translated } from '../infer.ts'

export const cli = translated<typeof english>()({})
