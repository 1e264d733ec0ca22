/** The names of an object, and another one, in the order of their letters. For the few that a question has, faster than a sort of a list. */
export function sortedNames(object: object, another?: string): string[] {
  const names = Object.keys(object)
  if (another !== undefined && !(another in object)) names.push(another)
  for (let at = 1; at < names.length; at++) {
    const name = names[at] as string
    let before = at - 1
    for (; before >= 0 && (names[before] as string) > name; before--)
      names[before + 1] = names[before] as string
    names[before + 1] = name
  }
  return names
}
