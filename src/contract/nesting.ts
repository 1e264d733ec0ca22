/** How deep a JSON text is nested: known before anything is made of it. */

/** Levels of lists and objects; counts only as far as `levelsMax` + 1. */
export function nestingOf(json: string, levelsMax: number): number {
  let [level, deepest] = [0, 0]
  let isInText = false
  for (let at = 0; at < json.length && deepest <= levelsMax; at++) {
    const sign = json[at]
    if (isInText && sign === '\\') at++
    else if (sign === '"') isInText = !isInText
    else if (isInText) continue
    else if (sign === '{' || sign === '[') deepest = Math.max(deepest, ++level)
    else if (sign === '}' || sign === ']') level--
  }
  return deepest
}
