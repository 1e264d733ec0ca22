/**
 * A limit on failed keys for each address, so that forged keys cannot keep the database busy. It refuses nothing that
 * is known to be good: who shares an address with a guesser goes on.
 */
import { isIPv6 } from 'node:net'
import { growingCache } from './growing-cache.ts'
import { type Bucket, type Rate, secondsUntil, tokensAt } from './limits/token-bucket.ts'

/** Enough for a person or a client with a stale key; a guesser would need 62^32 tries. */
const FAILURES: Rate = { burst: 60, perSecond: 1 }
const ADDRESSES_MAX = 10_000
/** A network of an IPv6 customer is a /64 (RFC 6177): its first four groups. */
const IPV6_NETWORK_GROUPS = 4

export interface FailedKeys {
  /** Notes a failure of this address. */
  note(address: string): void
  /** Seconds until the address may try another key; 0 at once. */
  waitSeconds(address: string): number
}

export function failedKeys(): FailedKeys {
  const buckets = growingCache<Bucket>(ADDRESSES_MAX)
  const tokensOf = (network: string) => tokensAt(buckets.get(network), FAILURES, performance.now())
  return {
    note(address) {
      const network = networkOf(address)
      const tokens = Math.max(0, tokensOf(network) - 1)
      buckets.set(network, { tokens, atMs: performance.now() })
    },
    waitSeconds: (address) => secondsUntil(1, tokensOf(networkOf(address)), FAILURES),
  }
}

/** IPv6 addresses of one network are one, in whatever spelling; IPv4 ones within IPv6 stand for themselves. */
export function networkOf(address: string): string {
  const [plain = ''] = withoutPort(address.toLowerCase()).split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const first = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : IPV6_NETWORK_GROUPS
  const groups = [...first, ...Array.from({ length: missing }, () => '0')].slice(0, IPV6_NETWORK_GROUPS)
  return groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')
}

/** Some proxies put the port of the client into X-Forwarded-For: 192.0.2.1:4711, [2001:db8::1]:4711. */
function withoutPort(address: string): string {
  return (
    /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ?? /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address
  )
}
