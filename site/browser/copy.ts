/** A button that copies what stands in a block of code. */
import { element } from './elements.ts'

const SAID_FOR_MS = 1500
/** Formulas, and what commands and requests answer. */
const NOT_COPIED = ['', 'json', 'text']

export function addCopyButtons(): void {
  // Browsers give pages the clipboard only over HTTPS, or on the own machine.
  if (!navigator.clipboard) return
  for (const block of document.querySelectorAll<HTMLElement>('pre[data-language]')) {
    if (NOT_COPIED.includes(block.dataset.language ?? '')) continue
    const button = element('button', { type: 'button', className: 'copy' }, 'Copy')
    button.addEventListener('click', () => copy(block, button))
    const frame = element('div', { className: 'block' })
    block.replaceWith(frame)
    frame.append(block, button)
  }
}

async function copy(block: HTMLElement, button: HTMLButtonElement): Promise<void> {
  await navigator.clipboard.writeText(block.innerText.trimEnd())
  button.textContent = 'Copied'
  setTimeout(() => {
    button.textContent = 'Copy'
  }, SAID_FOR_MS)
}
