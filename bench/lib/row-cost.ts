/** What a row of a batch costs: the CPU of the whole process, collector and compiler included. */
import { NDJSON, ROW_FORMATS, type RowFormat } from '../../src/surfaces/batch/row-formats.ts'
import { runBatch } from '../../src/surfaces/batch/run.ts'
import { tasksHere } from '../../src/surfaces/tasks/tasks.ts'
import { pieces, type RowKind } from './batch-rows.ts'
import { openContext } from './context.ts'

const tasks = tasksHere(openContext())
const form = ROW_FORMATS.get(NDJSON) as RowFormat

export async function pass(
  chunks: AsyncIterable<Buffer>,
  isFull: boolean,
  seen: (bytes: number) => void = () => {},
) {
  const run = runBatch({
    form,
    body: { source: chunks, isFull, type: undefined },
    ...tasks,
    close: (closing) => JSON.stringify({ closing }),
  })
  let last: string | Uint8Array = ''
  for await (const piece of run) {
    seen(piece.length)
    last = piece
  }
  return JSON.parse(String(last)).closing as { ok: number; failed: number }
}

export const cpuMicros = () => {
  const { user, system } = process.cpuUsage()
  return user + system
}

/** Microseconds of CPU a row, without what it costs to make the rows. */
export async function rowCost(
  kind: RowKind,
  count: number,
  work: (chunks: AsyncIterable<Buffer>) => Promise<unknown>,
): Promise<number> {
  const all: Buffer[] = []
  for await (const piece of pieces(kind, count)) all.push(piece)
  const stream = async function* () {
    yield* all
  }
  const began = cpuMicros()
  await work(stream())
  return (cpuMicros() - began) / count
}

export const inShort = (chunks: AsyncIterable<Buffer>) => pass(chunks, false)
export const inFull = (chunks: AsyncIterable<Buffer>) => pass(chunks, true)
