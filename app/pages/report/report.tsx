/** Report: what was collected, its totals, methods and sources, laid out for A4. */
import { useState } from 'preact/hooks'
import { useStore } from '../../api/store.ts'
import { dateText } from '../../messages/figures.ts'
import { messages } from '../../messages/messages.ts'
import { type Collected, clear, collectedList } from '../../parts/collected.ts'
import { Field } from '../../parts/field.tsx'
import { Heading } from '../../parts/heading.tsx'
import { SourceList } from '../../parts/source-list.tsx'
import { Methods } from './methods.tsx'
import { Results } from './results.tsx'
import { saveCsv, saveJson } from './save.ts'
import { reportTitle } from './title.ts'
import { Total } from './total.tsx'

export function Report() {
  const { report } = messages()
  const results = useStore(collectedList)
  return (
    <>
      <div class={results.length > 0 ? 'unprinted' : undefined}>
        <Heading title={report.title} lead={report.lead} />
        <p class="notice">{report.kept}</p>
      </div>
      {results.length === 0 ? <Empty /> : <Pages results={results} />}
    </>
  )
}

function Empty() {
  const { report } = messages()
  return (
    <section class="notice">
      <p>{report.empty}</p>
      <p class="actions">
        <a href="/app/calculate">{report.toCalculator}</a>
        <a href="/app/files">{report.toFiles}</a>
      </p>
    </section>
  )
}

function Pages({ results }: { readonly results: readonly Collected[] }) {
  const { report } = messages()
  const title = useStore(reportTitle)
  const today = new Date().toISOString().slice(0, DAY_CHARACTERS)
  const sources = new Map(
    results.flatMap(({ sources: own }) => own.map((one) => [`${one.publisher} ${one.name}`, one])),
  )
  return (
    <div class="stack report">
      <Actions results={results} />
      <div class="unprinted">
        <Field label={report.name}>
          {(control) => (
            <input
              {...control}
              value={title}
              placeholder={report.namePlaceholder}
              onInput={({ currentTarget }) => reportTitle.set(currentTarget.value)}
            />
          )}
        </Field>
      </div>
      <header class="cover">
        <p class="report-title">{title.trim() === '' ? report.namePlaceholder : title}</p>
        <p class="soft">{report.made({ day: dateText(today) })}</p>
      </header>
      <Total results={results} />
      <Results results={results} />
      <Methods results={results} />
      <SourceList sources={[...sources.values()]} />
    </div>
  )
}

/** YYYY-MM-DD. */
const DAY_CHARACTERS = 10

function Actions({ results }: { readonly results: readonly Collected[] }) {
  const { actions } = messages().report
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div class="actions unprinted">
      <button type="button" class="main" onClick={() => print()}>
        {actions.print}
      </button>
      <button type="button" onClick={() => saveCsv(results)}>
        {actions.csv}
      </button>
      <button type="button" onClick={() => saveJson(results)}>
        {actions.json}
      </button>
      {isAsking ? (
        <fieldset class="actions">
          <legend class="unseen">{actions.sure}</legend>
          <span>{actions.sure}</span>
          <button type="button" onClick={clear}>
            {actions.yes}
          </button>
          <button type="button" onClick={() => setIsAsking(false)}>
            {actions.no}
          </button>
        </fieldset>
      ) : (
        <button type="button" onClick={() => setIsAsking(true)}>
          {actions.clear}
        </button>
      )}
    </div>
  )
}
