import type { routes as english } from '../en/routes.ts'
import { translated } from '../infer.ts'

export const routes = translated<typeof english>()({})
