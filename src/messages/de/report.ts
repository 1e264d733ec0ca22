import type { report as english } from '../en/report.ts'
import { translated } from '../infer.ts'

export const report = translated<typeof english>()({})
