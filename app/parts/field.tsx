/** A label, a hint and what is wrong, around any control. */
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'

/** What the control must carry. */
export interface ControlProps {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': boolean | undefined
}

interface Props {
  readonly label: ComponentChildren
  readonly hint?: ComponentChildren
  /** What is wrong with what was given. */
  readonly fault?: string | undefined
  readonly children: (control: ControlProps) => ComponentChildren
}

export function Field({ label, hint, fault, children }: Props) {
  const id = useId()
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')
  const control = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': fault === undefined ? undefined : true,
  }
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {hint && (
        <div class="hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {fault && (
        <p class="wrong" id={`${id}-fault`}>
          {fault}
        </p>
      )}
      {children(control)}
    </div>
  )
}
