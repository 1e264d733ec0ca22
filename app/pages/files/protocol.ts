/** What the page and the worker that holds the file say to each other. The file itself is never sent anywhere. */
import type { EverygramError } from '../../../packages/client/src/everygram.ts'
import type { FileFault } from '../../../src/surfaces/files/error.ts'
import type { Encoding, Numbers } from '../../../src/surfaces/files/table.ts'
import type { ColumnForm } from '../../../src/surfaces/http/app-pages/offer.ts'

/** Larger files are for the command line. */
export const FILE_BYTES_MAX = 67_108_864
export const ROWS_MAX = 200_000
/** As many rows with 50 columns. */
export const CELLS_MAX = 10_000_000

/** How a CSV was written: detected, or chosen by hand. */
export interface CsvForm {
  readonly encoding: Encoding
  readonly separator: string
  readonly decimal: Numbers['decimal']
}

/** Whom rows are sent to. */
export interface Server {
  readonly origin: string
  readonly key: string | undefined
  /** Of what it says about a row. */
  readonly language: string
}

export type Command =
  | { readonly do: 'open'; readonly file: File; readonly form: ColumnForm }
  | { readonly do: 'reread'; readonly csv: Partial<CsvForm> }
  | { readonly do: 'sheet'; readonly name: string }
  /** Undefined: as the file says. */
  | { readonly do: 'type'; readonly type: string | undefined }
  /** An empty parameter leaves the column out. */
  | { readonly do: 'match'; readonly header: string; readonly param: string }
  | { readonly do: 'ask'; readonly server: Server }
  | { readonly do: 'cancel' }
  | Correction
  | { readonly do: 'save'; readonly what: 'results' | 'problems' }

export interface Correction {
  readonly do: 'correct'
  /** The row, by its place among the rows that are not blank. */
  readonly at: number
  readonly header: string
  readonly to: string
  /** Every row that has the same in this column. */
  readonly isAll: boolean
}

export type Report =
  | { readonly is: 'file'; readonly file: OpenFile }
  | { readonly is: 'unread'; readonly fault: Fault }
  | { readonly is: 'progress'; readonly progress: Progress }
  | { readonly is: 'outcome'; readonly outcome: Outcome }
  | { readonly is: 'saved'; readonly name: string; readonly blob: Blob }

export interface Fault {
  readonly fault: FileFault | 'broken'
  readonly message: string
  readonly details: Readonly<Record<string, string | number>>
}

export interface OpenFile {
  readonly name: string
  readonly bytes: number
  readonly modified: number
  readonly form: 'csv' | 'xlsx'
  readonly csv: CsvForm | undefined
  readonly sheets: readonly string[]
  readonly sheet: string
  /** Why its rows cannot be told apart: the rest is empty then. */
  readonly fault: Fault | undefined
  readonly rows: number
  readonly columns: readonly MatchedColumn[]
  /** What each row is; undefined where the columns do not say, or each row says its own. */
  readonly type: string | undefined
  /** The column that says it. */
  readonly typeHeader: string | undefined
  readonly types: readonly string[]
  /** Parameters that a column may be matched to. */
  readonly params: readonly string[]
  /** Of each list one is needed and no column has it. */
  readonly missing: readonly (readonly string[])[]
}

export interface MatchedColumn {
  readonly header: string
  /** First cells that are not empty. */
  readonly sample: readonly string[]
  /** Undefined: it is kept and not used. */
  readonly param: string | undefined
  /** What its name says beside: unit=litre. */
  readonly constants: Readonly<Record<string, string>>
}

export interface Progress {
  /** Questions that differ. */
  readonly asked: number
  readonly of: number
  readonly failed: number
}

export interface Outcome {
  readonly rows: number
  readonly ok: number
  readonly failed: number
  /** Not asked: the run was ended, or what was asked was corrected. */
  readonly open: number
  /** Why the run came to its end early. */
  readonly stopped: Stopped | undefined
  readonly kg: number
  readonly lowKg: number
  readonly highKg: number
  readonly scopes: readonly Sum[]
  readonly types: readonly Sum[]
  readonly tiers: readonly Sum[]
  /** Scope 2 by contract, beside the total. */
  readonly marketKg: number | undefined
  readonly editions: readonly string[]
  readonly sources: readonly FileSource[]
  readonly methods: readonly string[]
  readonly factorIds: readonly string[]
  readonly problems: readonly RowFault[]
  /** The first of them. */
  readonly first: readonly ResultRow[]
  readonly headers: readonly string[]
}

export interface Sum {
  readonly name: string
  readonly kg: number
  readonly lowKg: number
  readonly highKg: number
  readonly rows: number
}

export interface FileSource {
  readonly name: string
  readonly publisher: string
  readonly url: string | undefined
  readonly licence: string
}

export interface RowFault {
  readonly at: number
  /** In the file, from 1. */
  readonly line: number
  readonly header: string | undefined
  /** As the cell has it. */
  readonly value: string
  readonly message: string
  readonly suggestion: string | undefined
  /** Rows that have the same in this column, and the same fault. */
  readonly alike: number
}

export interface ResultRow {
  readonly line: number
  readonly cells: readonly string[]
  readonly status: 'ok' | 'error' | 'open'
  readonly kg: number | undefined
  readonly tier: string | undefined
}

export interface Stopped {
  readonly isCancelled: boolean
  readonly code: string
  readonly message: string
  readonly status: number
  readonly body: EverygramError['body']
}
