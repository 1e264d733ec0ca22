/** Files: a table of many rows, read in the browser, matched, checked, calculated. */
import { useStore } from '../../api/store.ts'
import { messages } from '../../messages/messages.ts'
import { Heading } from '../../parts/heading.tsx'
import { Columns } from './columns.tsx'
import { Drop } from './drop.tsx'
import { FaultNotice } from './fault.tsx'
import { Found } from './found.tsx'
import { Problems } from './problems.tsx'
import { Result } from './result.tsx'
import { Run } from './run.tsx'
import { files } from './session.ts'

export function Files() {
  const { files: text } = messages()
  const { file, fault, isReading, outcome, progress, isCalculated } = useStore(files)
  const isMatched = file !== undefined && file.fault === undefined && file.rows > 0
  return (
    <>
      <Heading title={text.title} lead={text.lead} />
      <div class="stack steps">
        <Drop isOpen={file !== undefined} />
        <p class={isReading ? 'waiting' : 'unseen'} role="status">
          {isReading ? text.reading : ''}
        </p>
        {fault && <FaultNotice fault={fault} />}
        {file && <Found file={file} />}
        {file?.fault && <FaultNotice fault={file.fault} />}
        {isMatched && <Columns file={file} isBusy={progress !== undefined} />}
        {isMatched && <Run file={file} />}
        {outcome && progress === undefined && <Problems outcome={outcome} />}
        {outcome && progress === undefined && isCalculated && file && (
          <Result file={file} outcome={outcome} />
        )}
      </div>
    </>
  )
}
