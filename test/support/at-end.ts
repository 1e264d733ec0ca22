/**
 * What a file of tests has opened, and is closed when all its tests are through: test/setup.ts does it. Whoever opens
 * something within a hook can set no other hook for its end: that one would not be called.
 */
const open: (() => unknown)[] = []

export function atEnd(close: () => unknown): void {
  open.push(close)
}

/** The last one first. */
export async function closeAll(): Promise<void> {
  for (const close of open.splice(0).reverse()) await close()
}
