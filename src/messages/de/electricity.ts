import type { electricity as english } from '../en/electricity.ts'
import { translated } from '../infer.ts'

export const electricity = translated<typeof english>()({})
