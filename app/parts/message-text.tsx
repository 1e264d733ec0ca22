/** Messages of the server, in which parameters have their labels of the form. */
import type { CalculatorForm } from '../../src/surfaces/http/app-pages/offer.ts'
import { countryName } from '../messages/figures.ts'
import { messages } from '../messages/messages.ts'
import { labelOf, valueLabel } from '../messages/params.ts'

export interface FormContext {
  /** Undefined where the page has no form: the message stays as it is. */
  readonly form?: CalculatorForm | undefined
  /** The page with this parameter set to this value. */
  readonly hrefOf?: ((name: string, value: string) => string | undefined) | undefined
}

interface Props extends FormContext {
  readonly text: string
  readonly values?: Values | undefined
}

type Values = Readonly<Record<string, unknown>>

/** A setting that the message names is a link to the page with it. */
export function MessageText({ text, values, form, hrefOf }: Props) {
  return (
    <>
      {piecesOf(text, form, values).map((piece, index) => {
        if (typeof piece === 'string') return piece
        const href = piece.value === undefined ? undefined : hrefOf?.(piece.name, piece.value)
        const label = labelled(piece, form)
        return href === undefined ? (
          label
        ) : (
          // Pieces of one text do not change their order.
          <a key={index} href={href}>
            {label}
          </a>
        )
      })}
    </>
  )
}

export function messageText({ text, values, form }: Omit<Props, 'hrefOf'>): string {
  return piecesOf(text, form, values)
    .map((piece) => (typeof piece === 'string' ? piece : labelled(piece, form)))
    .join('')
}

interface Mention {
  readonly name: string
  readonly value: string | undefined
}

/** `name`, or `name=value`; what ends a sentence is no part of it. */
const MENTION = /\b([a-z]+(?:_[a-z]+)*)(?:=([\w.:-]*\w))?/g

function piecesOf(
  text: string,
  form: CalculatorForm | undefined,
  values: Values | undefined,
): (string | Mention)[] {
  const about = new Set([values?.param, values?.other, values?.params].flat())
  const pieces: (string | Mention)[] = []
  let end = 0
  for (const { 0: all, 1: name = '', 2: value, index } of text.matchAll(MENTION)) {
    // A word without an underscore may be one of the sentence.
    const isName = name.includes('_') || value !== undefined || about.delete(name)
    if (!isName || !form?.fields.some((field) => field.name === name)) continue
    pieces.push(text.slice(end, index), { name, value })
    end = index + all.length
  }
  return [...pieces, text.slice(end)]
}

function labelled({ name, value }: Mention, form: CalculatorForm | undefined): string {
  const { quoted, setting } = messages().parts
  const field = form?.fields.find((one) => one.name === name)
  const label = labelOf(form?.name ?? '', name)
  if (value === undefined) return quoted({ name: label })
  const isCountry = field?.['x-kind'] === 'country'
  const isWord = field?.enum !== undefined || field?.type === 'boolean'
  const shown = isCountry ? countryName(value) : isWord ? valueLabel(value, form?.name) : value
  return setting({ name: label, value: shown })
}
