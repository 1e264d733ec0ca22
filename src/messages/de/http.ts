import type { http as english } from '../en/http.ts'
import { translated } from '../infer.ts'

export const http = translated<typeof english>()({})
