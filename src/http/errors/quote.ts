const QUOTED_CHARACTERS_MAX = 80

/** A value given by the client, quoted for a message and shortened to 80 characters. */
export function quote(value: string): string {
  return value.length > QUOTED_CHARACTERS_MAX ? `'${value.slice(0, QUOTED_CHARACTERS_MAX)}…'` : `'${value}'`
}
