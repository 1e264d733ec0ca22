/** The publications behind the rows: one row of each kind is asked for its whole answer. */
import type { RowQuestion } from '../../../../src/api/request/row.ts'
import type { FileSource, Server } from '../protocol.ts'
import { askRows, type FullAnswer } from './ask-rows.ts'

/** Kinds of rows that are asked; those that are most are first. */
const KINDS_MAX = 300

export interface FoundSources {
  readonly sources: readonly FileSource[]
  /** How it was calculated, a sentence a kind. */
  readonly methods: readonly string[]
}

interface Answer {
  readonly data: {
    readonly attributes: {
      readonly emissions: {
        readonly source_trail: readonly {
          readonly source: string
          readonly source_dataset: string
          readonly source_url?: string
          readonly licence: string
        }[]
      }
    }
  }
  readonly meta: { readonly methodology: string }
}

export async function findSources(
  kinds: readonly RowQuestion[],
  server: Server,
  signal: AbortSignal,
): Promise<FoundSources> {
  const sources = new Map<string, FileSource>()
  const methods = new Set<string>()
  await askRows<FullAnswer>(kinds.slice(0, KINDS_MAX), {
    server,
    signal,
    isFull: true,
    onAnswer(_, given) {
      if (given.status !== 'ok') return
      const { data, meta } = given.answer as unknown as Answer
      methods.add(meta.methodology)
      for (const { source, source_dataset, source_url: url, licence } of data.attributes.emissions
        .source_trail) {
        sources.set(`${source} ${source_dataset}`, { name: source_dataset, publisher: source, url, licence })
      }
    },
  })
  return { sources: [...sources.values()], methods: [...methods] }
}
