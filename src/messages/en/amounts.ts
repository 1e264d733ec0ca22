/** What is said of calculators of an amount: water, waste, refrigerants, homeworking, purchases. */
import { texts } from '../infer.ts'

export const amounts = texts({
  small_leak_rate: {
    message: 'Please check the leak rate: {percent} means {percent} percent.',
    detail: 'For a tenth of the charge, write 10.',
  },
})
