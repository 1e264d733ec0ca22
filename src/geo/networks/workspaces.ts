/**
 * Searches work in arrays that are as long as their network, some megabytes: only some run at a time, and the others wait
 * in line. All of them beside each other would be no sooner done, take the memory of each, and hold up whatever else is
 * asked for a slice of every one.
 */
export type WithWorkspace<Work> = <Found>(search: (work: Work) => Promise<Found>) => Promise<Found>

/** Few enough to have a slice each between two answers, and more than one, so that a short search passes a long one. */
const SEARCHES_AT_ONCE = 4

export function workspaces<Work>(make: () => Work): WithWorkspace<Work> {
  const idle: Work[] = []
  const waiting: ((work: Work) => void)[] = []
  let made = 0
  const take = async (): Promise<Work> => {
    const known = idle.pop()
    if (known !== undefined) return known
    if (made === SEARCHES_AT_ONCE) return new Promise((resolve) => waiting.push(resolve))
    made++
    return make()
  }
  const giveBack = (work: Work) => {
    const next = waiting.shift()
    if (next) next(work)
    else idle.push(work)
  }
  return async (search) => {
    const work = await take()
    try {
      return await search(work)
    } finally {
      giveBack(work)
    }
  }
}
