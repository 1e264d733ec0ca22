/** The address of a question: its path with the parameters that stand in it, and the others as its query. */

export type Params = Readonly<Record<string, unknown>>

/** `template` as in /v1/factors/{factor_id}. What is undefined is not sent. */
export function addressOf(template: string, params: Params): string {
  const query = new URLSearchParams()
  let path = template
  for (const [name, value] of Object.entries(params)) {
    const place = `{${name}}`
    if (path.includes(place)) path = path.replace(place, () => encodeURIComponent(String(value)))
    else if (value !== undefined) query.append(name, String(value))
  }
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}
