/** Rows of a batch, so many that nobody holds them at once. */

const ROWS_A_PIECE = 1000
const NIGHTS_MAX = 30

/** Stays of 1 to 30 nights as NDJSON, in pieces. */
export async function* stays(rows: number): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for (let at = 0; at < rows; at += ROWS_A_PIECE) {
    const lines = Array.from({ length: Math.min(ROWS_A_PIECE, rows - at) }, (_, i) => {
      const nights = 1 + ((at + i) % NIGHTS_MAX)
      return `${JSON.stringify({ id: `r${at + i}`, type: 'hotel', params: { country: 'GB', nights } })}\n`
    })
    yield encoder.encode(lines.join(''))
  }
}
