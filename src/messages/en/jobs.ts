/** What is said of jobs. */
import { texts } from '../infer.ts'

export const jobs = texts({})
