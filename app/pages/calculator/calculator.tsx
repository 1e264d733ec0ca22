/** The calculator: every operation that gives emissions, and its result in full. */

import { messages } from '../../messages/messages.ts'
import { textFor } from '../../messages/texts.ts'
import type { PageProps } from '../../pages.ts'
import { Heading } from '../../parts/heading.tsx'
import { askEmissions } from '../../question/ask.ts'
import { AskPage } from '../../question/ask-page.tsx'
import { Kinds } from '../../question/kinds.tsx'
import { Answer } from './answer.tsx'

const FIRST = 'travel'
const PATH = '/app/calculate'

export function Calculator({ params, query }: PageProps) {
  const name = params.name ?? FIRST
  const { calculator } = messages()
  return (
    <>
      <Heading title={textFor(calculator.names, name) ?? calculator.title} />
      <Kinds current={name} path={PATH} />
      <AskPage
        name={name}
        path={PATH}
        query={query}
        ask={(form, asked) => (client, options) => askEmissions(client, form, asked, options)}
      >
        {(answer, form, asked) => <Answer form={form} asked={asked} answer={answer} />}
      </AskPage>
    </>
  )
}
