const CHARACTERS_MAX = 80

/** At most 80 characters, or as many as told, of what a client sent, never cut within a character. */
export function shortened(value: string, charactersMax: number = CHARACTERS_MAX): string {
  return value.length > charactersMax ? value.slice(0, charactersMax).replace(/[\uD800-\uDBFF]$/, '') : value
}

/** A value given by the client, quoted for a message and shortened. */
export function quote(value: string): string {
  const short = shortened(value)
  return short === value ? `'${value}'` : `'${short}…'`
}
