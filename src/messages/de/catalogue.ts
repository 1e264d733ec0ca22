import type { catalogue as english } from '../en/catalogue.ts'
import { translated } from '../infer.ts'

export const catalogue = translated<typeof english>()({})
