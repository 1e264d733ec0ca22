/** What is said of the start of a server, and its configuration. */
import { texts } from '../infer.ts'

export const startup = texts({})
