/** What is said of reports and statements. */
import { texts } from '../infer.ts'

export const report = texts({})
