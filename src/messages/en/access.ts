/** What is said of keys and limits. */
import { texts } from '../infer.ts'

export const access = texts({})
