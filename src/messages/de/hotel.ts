import type { hotel as english } from '../en/hotel.ts'
import { translated } from '../infer.ts'

export const hotel = translated<typeof english>()({})
