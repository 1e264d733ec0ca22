/** Names and texts of the data: where they are English in a page of another language, they are marked as such. */
import { dataText, factorName } from '../messages/names.ts'

export function FactorLabel({ id, name }: { readonly id: string; readonly name: string }) {
  return <InOwnLanguage text={factorName(id, name)} original={name} />
}

export function DataText({ text }: { readonly text: string }) {
  return <InOwnLanguage text={dataText(text)} original={text} />
}

function InOwnLanguage({ text, original }: { readonly text: string; readonly original: string }) {
  return <span lang={text === original ? 'en' : undefined}>{text}</span>
}
