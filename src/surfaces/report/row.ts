/** What an inventory is made of: results of rows, wherever they come from. */

import { shortRowOf } from '../../api/short-row.ts'
import type { ShortRow } from '../../engine/derive/short-row.ts'
import { gramsFromShownKg } from '../../engine/numbers/quantity.ts'
import type { Language } from '../../messages/locale.ts'
import type { GoodRow } from '../batch/row.ts'
import { activityOf, type RowActivity } from './activity.ts'
import { type Reason, reasonText } from './reason.ts'

export interface Gases {
  /** Grams CO2e of each. */
  readonly co2: number
  readonly ch4: number
  readonly n2o: number
  /** HFCs, PFCs, SF6, NF3. */
  readonly fluorinated: number
}

/** Where a row is in what the report is made of. */
export interface Place {
  /** Of a workbook. */
  readonly sheet?: string
  /** The line of the file, or the id that the row came with. */
  readonly ref: string
}

/** As responses have it; those of release 1.0.0 have no key and values. */
interface PresentedNotice extends Reason {
  readonly code: string
}

export interface ReportRow extends Place {
  readonly type: string
  readonly shortRow: ShortRow
  readonly edition: string
  /** Its first digits, where it is known. */
  readonly editionHash: string
  readonly notices: readonly string[]
  /** Their texts, where the whole response is known. */
  readonly messages?: readonly PresentedNotice[]
  /** As `data.id`; rows of release 1.0.0 have none. */
  readonly calculationId?: string
  /** Path and query from which the result can be made again; rows of release 1.0.0 have none. */
  readonly request?: string
  /** Of the first scope of the row, where they are published separately. */
  readonly gases?: Gases
  /** Outside of every total; rows with lines have one for it. */
  readonly biogenicGrams?: number
  /** How much there was of it, where it is told in kWh or km. */
  readonly activity?: RowActivity | undefined
}

export interface ReportProblem extends Place {
  readonly problems: readonly Reason[]
}

/** Of one row, one after another. */
export const problemTexts = ({ problems }: ReportProblem, language: Language): string =>
  problems.map((problem) => reasonText(problem, language)).join(' ')

export type ReportInput = ReportRow | ReportProblem

/** Sheets have rows of the same number. */
export function inSheet(sheet: string, input: ReportInput): ReportInput {
  return sheet === '' ? input : { ...input, sheet }
}

export const isProblem = (input: ReportInput): input is ReportProblem => 'problems' in input

/** What an inventory takes from a whole response in addition to its short row. */
interface Whole {
  readonly data: {
    readonly id: string
    readonly type: string
    readonly attributes: {
      readonly emissions: {
        readonly co2e: number
        readonly breakdown?: Readonly<Record<string, unknown>>
        readonly gas_split?: Readonly<Record<string, unknown>>
      }
      readonly notices: readonly PresentedNotice[]
    }
  }
  readonly meta: { readonly edition: string; readonly edition_hash: string; readonly request?: string }
}

/** Of SHA-256, in hex: as many as meta.edition_hash has. */
const HASH_DIGITS = 12

const REFRIGERANT = 'refrigerant_emission'

/** From a row with its whole response. */
export function rowOfAnswer(ref: string, { type, whole, ...row }: GoodRow): ReportRow {
  const { shortRow, edition, editionHash, notices, calculationId, request } = row
  const own = {
    ref,
    type,
    shortRow,
    edition,
    editionHash: editionHash.slice(0, HASH_DIGITS),
    notices,
    calculationId,
    request,
    activity: activityOf(request),
  }
  return whole === undefined ? own : { ...own, ...detailsOf(JSON.parse(whole) as Whole) }
}

/** From a whole response, as the API gave it. */
export function rowOfWhole(ref: string, type: string, answer: object): ReportRow {
  const { data, meta } = answer as Whole
  const notices = data.attributes.notices.map(({ code }) => code)
  const { edition, edition_hash: editionHash, request } = meta
  return {
    ref,
    type,
    shortRow: shortRowOf(answer),
    edition,
    editionHash,
    notices,
    ...(request !== undefined && { request }),
    activity: activityOf(request),
    ...detailsOf(answer as Whole),
  }
}

function detailsOf({
  data,
}: Whole): Pick<ReportRow, 'messages' | 'calculationId' | 'gases' | 'biogenicGrams'> {
  const { breakdown = {}, gas_split: split, co2e } = data.attributes.emissions
  const grams = (kg: unknown) => (typeof kg === 'number' ? gramsFromShownKg(kg) : 0)
  const [co2, ch4, n2o] = split
    ? [split.co2, split.ch4, split.n2o]
    : [breakdown.direct_co2, breakdown.direct_ch4, breakdown.direct_n2o]
  const isSplit = co2 !== undefined
  const isFluorinated = data.type === REFRIGERANT
  const fluorinated = isFluorinated ? grams(co2e) : 0
  return {
    messages: data.attributes.notices,
    calculationId: data.id,
    ...((isSplit || isFluorinated) && {
      gases: { co2: grams(co2), ch4: grams(ch4), n2o: grams(n2o), fluorinated },
    }),
    ...(breakdown.biogenic_co2 !== undefined && { biogenicGrams: grams(breakdown.biogenic_co2) }),
  }
}
