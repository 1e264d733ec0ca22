/** What the German name of a factor follows from: the rest of its id after the prefix of its kind. */

/** Undefined for a rest that the rule does not know. */
export type NameRule = (rest: string) => string | undefined

export type NameRules = Readonly<Record<string, NameRule>>

export type Names = Readonly<Record<string, string>>

/** A fixed name for each rest. */
export function from(names: Names, prefix = ''): NameRule {
  return (rest) => {
    const name = lookup(names, rest)
    return name === undefined ? undefined : prefix + name
  }
}

export function lookup(names: Names | undefined, id: string | undefined): string | undefined {
  return names !== undefined && id !== undefined && Object.hasOwn(names, id) ? names[id] : undefined
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
