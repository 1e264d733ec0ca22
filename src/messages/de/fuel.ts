import type { fuel as english } from '../en/fuel.ts'
import { translated } from '../infer.ts'

export const fuel = translated<typeof english>()({})
