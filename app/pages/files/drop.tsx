/** Where a file is dropped, or chosen by keyboard. */
import { useState } from 'preact/hooks'
import { messages } from '../../messages/messages.ts'
import { FILE_BYTES_MAX, ROWS_MAX } from './protocol.ts'
import { closeFile, openFile } from './session.ts'

const MEGABYTE = 1_048_576

export function Drop({ isOpen }: { readonly isOpen: boolean }) {
  const { files: text } = messages()
  const [isOver, setIsOver] = useState(false)
  const take = (file: File | null | undefined) => {
    if (file) void openFile(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the control within does the same by keyboard
    <div
      class={`drop unprinted${isOver ? ' over' : ''}${isOpen ? ' small' : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        take(event.dataTransfer?.files[0])
      }}
    >
      <label for="file">{isOpen ? text.drop.another : text.drop.label}</label>
      <input
        id="file"
        type="file"
        accept=".csv,.tsv,.txt,.xlsx"
        aria-describedby="file-hint"
        onChange={({ currentTarget }) => {
          take(currentTarget.files?.[0])
          // The same file may be chosen again, after it was mended.
          currentTarget.value = ''
        }}
      />
      <p class="hint" id="file-hint">
        {text.drop.bounds({ megabytes: FILE_BYTES_MAX / MEGABYTE, rows: ROWS_MAX })} {text.drop.stays}
      </p>
      {isOpen && (
        <button type="button" onClick={closeFile}>
          {text.drop.close}
        </button>
      )}
    </div>
  )
}
