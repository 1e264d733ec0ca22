/** Lists and single things: fuels, grids, models, materials, routes, editions. */

import type { Operation } from '../../../contract/operation.ts'
import type { RawQuery } from '../../../contract/params/query.ts'
import { problem } from '../../../engine/errors.ts'
import { exampleOf, LOOK_UPS } from '../operations.ts'
import { ANY_OBJECT, list, number, object, text } from '../output-schemas.ts'
import { readParams } from '../question.ts'
import { askOrRefuse, notOneOf, Refusal, sent, wrong } from '../refusal.ts'
import { itemsOf, listText, noticesOf } from '../rows.ts'
import type { Session } from '../session.ts'
import type { Tool } from '../tool.ts'

const ITEMS_DEFAULT = 20
const ITEMS_MAX = 100

const MORE = `ask with a greater limit (at most ${ITEMS_MAX}), or with params that choose fewer.`

const NAMES = LOOK_UPS.map(({ name }) => name)

export const lookUp: Tool = {
  name: 'look_up',
  title: 'Look up lists and single things',
  description: `What questions are made of and answers rest on:\n${LOOK_UPS.map(({ name, title }) => `- ${name}: ${title}`).join('\n')}\nThe tool describe has the parameters of each. Long lists are cut to limit items.`,
  input: object(
    {
      what: { type: 'string', enum: NAMES },
      params: { type: 'object', description: 'Its parameters, if any.' },
      limit: { type: 'integer', minimum: 1, maximum: ITEMS_MAX, default: ITEMS_DEFAULT },
    },
    ['params', 'limit'],
  ),
  example: { what: 'fuelTypes', params: { category: 'solid' } },
  output: object({ items: list({}), total: number, request: text, notices: list(ANY_OBJECT) }),
  async call(session, { what, params = {}, limit, ...beside }) {
    const operation = LOOK_UPS.find(({ name }) => name === what)
    if (operation === undefined) throw notOneOf('what', what, NAMES)
    const most = limitOf(limit)
    const example = { what, params: exampleOf(operation) }
    const query = readParams(params, { beside, operation, context: session.context, example })
    refuseLimit(query, operation, session, example)
    const body = await askOrRefuse(session, operation, query, example)
    const found = itemsOf(body, most)
    const { request } = body.meta as { request: string }
    const notices = noticesOf(body)
    return { data: { ...found, request, notices }, text: listText(found, notices, MORE) }
  },
}

/** The limit of the tool among the parameters of an operation that has none. */
function refuseLimit({ limit }: RawQuery, operation: Operation, { context }: Session, example: object): void {
  if (limit === undefined || Object.hasOwn(operation.query(context.edition).properties, 'limit')) return
  const values = { operation: operation.name }
  const told = problem('validation_error.tool_own_limit', values, { field: 'limit' })
  throw new Refusal([{ ...told, value: String(limit) }], example)
}

function limitOf(limit: unknown): number {
  const most = typeof limit === 'string' ? Number(limit) : (limit ?? ITEMS_DEFAULT)
  if (typeof most === 'number' && Number.isInteger(most) && most >= 1 && most <= ITEMS_MAX) return most
  throw wrong('limit', 'validation_error.tool_limit', { maximum: ITEMS_MAX, ...sent(limit) })
}
