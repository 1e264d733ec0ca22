/** As many as a cell of a spreadsheet holds. */
export const CELL_CHARACTERS_MAX = 32_767

/** A text and what comes behind it, as far as a cell holds them. */
export function cellText(text: string, more: string): string {
  const room = CELL_CHARACTERS_MAX - text.length
  if (more.length <= room) return text === '' ? more : text + more
  return room <= 0 ? text : text + more.slice(0, room)
}
