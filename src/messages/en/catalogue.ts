/** What is said of lists of factors, sources and editions. */
import { texts } from '../infer.ts'

export const catalogue = texts({})
