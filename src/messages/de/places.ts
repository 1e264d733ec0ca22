import type { places as english } from '../en/places.ts'
import { translated } from '../infer.ts'

export const places = translated<typeof english>()({})
