/** A text field that proposes what can be meant, after the combobox pattern of WAI-ARIA. What is typed counts too. */
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { messages } from '../messages/messages.ts'
import type { ControlProps } from './field.tsx'

export interface Choice {
  /** What the field becomes. */
  readonly value: string
  readonly label: string
  readonly detail?: string
  /** What other fields become with it, by name. */
  readonly others?: Readonly<Record<string, string>>
}

export type FindChoices = (text: string, signal: AbortSignal) => Promise<readonly Choice[]>

interface Props {
  readonly control: ControlProps
  readonly value: string
  /** How a value is shown that was not typed. */
  readonly show?: (value: string) => string
  readonly placeholder?: string | undefined
  readonly find: FindChoices
  readonly onType: (text: string) => void
  readonly onChoose: (choice: Choice) => void
}

/** Nobody types a letter faster, and the server is spared. */
const PAUSE_MS = 120

export function Combobox({
  control,
  value,
  show = (text) => text,
  placeholder,
  find,
  onType,
  onChoose,
}: Props) {
  const [typed, setTyped] = useState<string>()
  const [choices, setChoices] = useState<readonly Choice[]>([])
  const [active, setActive] = useState(-1)
  const list = useId()
  const isOpen = typed !== undefined && choices.length > 0
  const finder = useRef(find)
  finder.current = find
  useEffect(() => {
    if (typed === undefined) return
    const ending = new AbortController()
    const timer = setTimeout(() => {
      const known = (found: readonly Choice[]) => {
        if (ending.signal.aborted) return
        setChoices(found)
        setActive(-1)
      }
      // Without proposals the field still takes what is typed.
      finder.current(typed, ending.signal).then(known, () => known([]))
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [typed])

  const close = () => {
    setTyped(undefined)
    setChoices([])
    setActive(-1)
  }
  const choose = (choice: Choice) => {
    close()
    onChoose(choice)
  }
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && !isOpen) setTyped(show(value))
    if (step !== undefined) setActive((at) => (at + step + choices.length) % Math.max(choices.length, 1))
    const chosen = event.key === 'Enter' ? choices[active] : undefined
    if (chosen) choose(chosen)
    if (event.key === 'Escape') setChoices([])
    if (step !== undefined || chosen) event.preventDefault()
  }
  const onBlur = () => {
    const same = choices.find(({ label }) => label.toLowerCase() === typed?.trim().toLowerCase())
    if (same) onChoose(same)
    close()
  }
  return (
    <div class="combobox">
      <input
        {...control}
        type="text"
        role="combobox"
        autocomplete="off"
        spellcheck={false}
        placeholder={placeholder}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={list}
        aria-activedescendant={isOpen && active >= 0 ? `${list}-${active}` : undefined}
        value={typed ?? show(value)}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value)
          onType(currentTarget.value)
        }}
        onKeyDown={onKey}
        onBlur={onBlur}
      />
      <Proposals id={list} choices={isOpen ? choices : []} active={active} onChoose={choose} />
      <span class="unseen" role="status">
        {isOpen ? messages().calculator.proposals({ count: choices.length }) : ''}
      </span>
    </div>
  )
}

interface ProposalsProps {
  readonly id: string
  readonly choices: readonly Choice[]
  readonly active: number
  readonly onChoose: (choice: Choice) => void
}

/** The keyboard stays in the field: what is active there is said of the field. */
function Proposals({ id, choices, active, onChoose }: ProposalsProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={messages().calculator.proposalsLabel}
      hidden={choices.length === 0}
    >
      {choices.map((choice, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are taken by the field
        <div
          key={`${choice.value} ${choice.detail}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          // Before the field would lose the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(choice)}
        >
          {choice.label}
          {choice.detail && <small>{choice.detail}</small>}
        </div>
      ))}
    </div>
  )
}
