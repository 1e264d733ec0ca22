/** Then those that wait are answered in between. */
const PIECE_MS = 10

/** A list made item by item, with a pause after each piece of work. */
export async function inPieces<Item, Made>(
  list: Iterable<Item>,
  make: (item: Item) => Made,
): Promise<Made[]> {
  const made: Made[] = []
  let began = Date.now()
  for (const item of list) {
    if (Date.now() - began >= PIECE_MS) {
      await pause()
      began = Date.now()
    }
    made.push(make(item))
  }
  return made
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}
