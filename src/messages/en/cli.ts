/** What is said of commands. */
import { texts } from '../infer.ts'

export const cli = texts({})
