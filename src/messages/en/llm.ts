/** What is said of AI use. */
import { texts } from '../infer.ts'

export const llm = texts({})
