import type { jobs as english } from '../en/jobs.ts'
import { translated } from '../infer.ts'

export const jobs = translated<typeof english>()({})
