/** Weak entity tags named after the calculation (RFC 9110, sections 8.8.3 and 13.1.2). */

export function entityTag(calculationId: string): string {
  return `W/"${calculationId}"`
}

/** Whether an If-None-Match header names `tag`, by weak comparison. */
export function matches(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === tag || ifNoneMatch.trim() === '*') return true
  const opaque = tag.slice(2)
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === opaque)
}
