/** What Valkey (or Redis) does at once, so that instances cannot come between: the arithmetic of token-bucket.ts. */

/**
 * KEYS: the bucket, the month's counter. ARGV: burst, tokens a second, hard stop of the month, 1 when the answer counts,
 * the answers that are known of the month, seconds to keep its counter. Gives outcome, tokens left, answers before.
 * The time is the server's own, so clocks of instances do not matter. A counter that is behind what is known (the
 * server lost it, or was away) is brought up to it.
 */
export const TAKE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local burst, per_second = tonumber(ARGV[1]), tonumber(ARGV[2])
local hard_stop, counts = tonumber(ARGV[3]), ARGV[4] == '1'
local answers = math.max(tonumber(redis.call('GET', KEYS[2]) or 0), tonumber(ARGV[5]))
local bucket = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local tokens = burst
if bucket[1] then
  tokens = math.min(burst, bucket[1] + math.max(0, now - bucket[2]) * per_second / 1000)
end
local outcome = 'granted'
if counts and answers >= hard_stop then
  outcome = 'quota_exceeded'
elseif tokens < 1 then
  outcome = 'rate_limited'
else
  tokens = tokens - 1
  if counts then redis.call('SET', KEYS[2], answers + 1, 'EX', ARGV[6]) end
  redis.call('HSET', KEYS[1], 'tokens', string.format('%.6f', tokens), 'at', string.format('%.3f', now))
  redis.call('PEXPIRE', KEYS[1], math.ceil((burst - tokens) / per_second * 1000) + 1000)
end
return {outcome, string.format('%.6f', tokens), answers}
`

/** KEYS: the month's counter. Takes back one answer that did not count. */
export const GIVE_BACK = `
if tonumber(redis.call('GET', KEYS[1]) or 0) > 0 then redis.call('DECR', KEYS[1]) end
`
