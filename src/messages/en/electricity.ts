/** What is said of electricity and grids. */
import { texts } from '../infer.ts'

export const electricity = texts({})
