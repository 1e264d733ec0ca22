/** What is said of files of rows: CSV and workbooks. */
import { texts } from '../infer.ts'

export const files = texts({})
