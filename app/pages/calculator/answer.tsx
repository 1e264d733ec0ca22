/** The result of a calculator: its amount, notes, parts, and how it was calculated. */
import type { CalculatorForm } from '../../../src/surfaces/http/app-pages/offer.ts'
import { messages } from '../../messages/messages.ts'
import { textFor } from '../../messages/texts.ts'
import { Bars } from '../../parts/bars.tsx'
import { Figure } from '../../parts/figure.tsx'
import { Notices } from '../../parts/notices.tsx'
import {
  type EmissionsAnswer,
  gases,
  parts,
  rangeCheck,
  rangeKg,
  type Share,
  tiers,
  totalKg,
} from '../../parts/result.ts'
import { addressOf, type Given } from '../../question/question.ts'
import { titleOf } from '../../question/title.ts'
import { Actions } from './actions.tsx'
import { ReportedLines } from './reported-lines.tsx'
import { Sources } from './sources.tsx'
import { Working } from './working.tsx'

interface Props {
  readonly form: CalculatorForm
  readonly asked: Given
  readonly answer: EmissionsAnswer
}

export function Answer({ form, asked, answer }: Props) {
  const hrefOf = (name: string, value: string) =>
    asked[name] === value ? undefined : addressOf(`/app/calculate/${form.name}`, { ...asked, [name]: value })
  return (
    <div class="stack">
      <p class="soft">{titleOf(form, asked)}</p>
      <Figure kg={totalKg(answer)} {...rangeKg(answer)} tiers={tiers(answer)} check={rangeCheck(answer)} />
      <Actions form={form} asked={asked} answer={answer} />
      <Notices notices={answer.data.attributes.notices} form={form} hrefOf={hrefOf} />
      <ReportedLines answer={answer} />
      <Breakdown answer={answer} />
      <Working answer={answer} />
      <Sources answer={answer} />
    </div>
  )
}

/** A split into one part is left out. */
function Breakdown({ answer }: { readonly answer: EmissionsAnswer }) {
  const { by } = messages().parts
  const legs = (answer.data.attributes.route?.legs ?? []).map((leg, index) => ({
    key: String(index),
    label: `${index + 1}. ${messages().calculator.route({ from: leg.from.name, to: leg.to.name })}`,
    kg: leg.co2e_kg,
  }))
  const byPart = parts(answer)
  const byGas = gases(answer)
  return (
    <>
      {byPart.length > 1 && <Bars title={by.part} bars={byPart.map(barOf)} isWhole />}
      {legs.length > 1 && <Bars title={by.leg} bars={legs} isWhole />}
      {byGas.length > 1 && <Bars title={by.gas} bars={byGas.map(barOf)} isWhole />}
    </>
  )
}

function barOf({ name, kg }: Share) {
  return { key: name, label: textFor(messages().parts.names, name) ?? name, kg }
}
