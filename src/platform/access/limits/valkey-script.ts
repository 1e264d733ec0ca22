/** What Valkey (or Redis) does at once, so that instances cannot come between: the arithmetic of token-bucket.ts. */

/**
 * KEYS: the bucket. ARGV: burst, tokens a second, 1 to take a token. Gives 1 where there was one, and the tokens left.
 * The time is the server's own, so clocks of instances do not matter.
 */
export const TAKE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local burst, per_second = tonumber(ARGV[1]), tonumber(ARGV[2])
local bucket = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local tokens = burst
if bucket[1] then
  tokens = math.min(burst, bucket[1] + math.max(0, now - bucket[2]) * per_second / 1000)
end
local granted = 0
if tokens >= 1 then granted = 1 end
if granted == 1 and ARGV[3] == '1' then
  tokens = tokens - 1
  redis.call('HSET', KEYS[1], 'tokens', string.format('%.6f', tokens), 'at', string.format('%.3f', now))
  redis.call('PEXPIRE', KEYS[1], math.ceil((burst - tokens) / per_second * 1000) + 1000)
end
return {granted, string.format('%.6f', tokens)}
`
