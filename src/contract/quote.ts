const CHARACTERS_MAX = 80

/** At most 80 characters of what a client sent, never cut within a character. */
export function shortened(value: string): string {
  return value.length > CHARACTERS_MAX
    ? value.slice(0, CHARACTERS_MAX).replace(/[\uD800-\uDBFF]$/, '')
    : value
}

/** A value given by the client, quoted for a message and shortened. */
export function quote(value: string): string {
  const short = shortened(value)
  return short === value ? `'${value}'` : `'${short}…'`
}
