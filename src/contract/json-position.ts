/** Where a text is no JSON, as far as its parser tells: for messages in any language. */

const POSITION = /at position (\d+)/

/** From 1. */
export function jsonPosition(error: unknown): { has_position: boolean; position: number } {
  const [, at] = POSITION.exec((error as Error).message) ?? []
  return { has_position: at !== undefined, position: Number(at ?? 0) + 1 }
}
