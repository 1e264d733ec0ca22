/** The text of a table with another digit in its rows, or another letter where there is none. */
export function changedDigit(text: string): string {
  const [header = '', ...rows] = text.split('\n')
  const body = rows.join('\n')
  const at = Math.max(0, body.search(/\d/))
  const other = body[at] === '1' ? '2' : '1'
  return `${header}\n${body.slice(0, at)}${other}${body.slice(at + 1)}`
}
