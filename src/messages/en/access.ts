/** What is said of API keys and their limits. */
import { texts } from '../infer.ts'

export const access = texts({
  'unauthorized.key': 'Send a valid API key in the header Authorization: Bearer <API_KEY>.',
  'unauthorized.revoked':
    'The API key was revoked or has expired. Send a valid one in the header Authorization: Bearer <API_KEY>.',
  'unavailable.keys': "We can't check API keys right now. Try again in a moment.",
  'unavailable.limits':
    "We can't check the limits of your API key right now. Try again after the time in Retry-After.",
  'rate_limited.failed_keys':
    'Too many invalid API keys came from your address. Try again after the time in Retry-After.',
  'rate_limited.at_once':
    'You already have {count} {work, select, batches {batches} calls {calls} other {downloads of jobs}} running, the maximum for your key. Try again when one has finished.',
  'rate_limited.burst':
    'Too many requests: plan {plan} allows {burst} at once and {per_second} per second. Try again after the time in Retry-After.',
  'quota_exceeded.month':
    "You have used this month's quota: {limit} calculations in plan {plan}, {hard_stop} including the grace allowance. It resets on {reset_date}.",
})
