/** Whether what came is what a page says: it may say less, never something else. */

const LEFT_OUT = /\.\.\.|…/

/** Whether all that `shown` has is in `came`: fields of objects, items of lists in any place. */
export function isPartOf(shown: unknown, came: unknown): boolean {
  if (typeof shown === 'string' && LEFT_OUT.test(shown))
    return typeof came === 'string' && hasParts(came, shown)
  if (Array.isArray(shown)) {
    return Array.isArray(came) && shown.every((item) => came.some((one) => isPartOf(item, one)))
  }
  if (typeof shown !== 'object' || shown === null) return Object.is(shown, came)
  if (typeof came !== 'object' || came === null) return false
  const fields = came as Record<string, unknown>
  return Object.entries(shown).every(([name, value]) => isPartOf(value, fields[name]))
}

/** Whether the lines of `shown` stand in `came` in their order; a line of dots is whatever stands between. */
export function hasLines(came: string, shown: string): boolean {
  let rest = came.split('\n')
  return shown.split('\n').every((line) => {
    if (line.trim().replace(LEFT_OUT, '') === '') return true
    const at = rest.findIndex((one) => hasParts(one.trim(), line.trim()))
    rest = rest.slice(at + 1)
    return at >= 0
  })
}

/** The text with dots in it for what is left out. Without dots it is the whole. */
function hasParts(came: string, shown: string): boolean {
  const parts = shown.split(LEFT_OUT)
  if (parts.length === 1) return came === shown
  let from = 0
  return parts.every((part) => {
    const at = came.indexOf(part, from)
    from = at + part.length
    return at >= 0
  })
}

/** JSON, or one JSON value a line. */
export function readJson(text: string): unknown[] {
  try {
    return [JSON.parse(text)]
  } catch {
    return text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  }
}
