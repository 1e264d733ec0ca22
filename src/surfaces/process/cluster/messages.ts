/** What primary and workers say to each other; metrics and limits have messages of their own. */

/** A worker listens at `url`, has hashed the files of the release, and answers from this edition. */
export interface Ready {
  everygram: 'ready'
  url: string
  edition: string
  editionHash: string
  /** Whether every file of the release is as it was built; the worker has named those that are not. */
  isWhole: boolean
}

/** The primary tells a worker to finish what is in flight and end. */
export interface End {
  everygram: 'end'
}

export function isReady(message: unknown): message is Ready {
  return kindOf(message) === 'ready'
}

export function isEnd(message: unknown): message is End {
  return kindOf(message) === 'end'
}

function kindOf(message: unknown): unknown {
  return (message as { everygram?: unknown } | null)?.everygram
}
