/** Operations as HTTP routes: their parameters are the query, their refusals are errors, their ids entity tags. */

import type { RawQuery } from '../contract/params/query.ts'
import { ref } from '../contract/schema.ts'
import { ask, type Calculation } from '../domains/answer.ts'
import type { Context, Operation } from '../domains/operation.ts'
import type { App } from './app.ts'
import { answer } from './envelope/answer.ts'
import { secondlyJson } from './envelope/once-a-second.ts'
import { calculationResponses } from './openapi/responses.ts'

/** `domain` is the name under which the documentation has it. */
export function serveOperation(app: App, domain: string, operation: Operation, context: Context): void {
  const keep = secondlyJson()
  const bodyOf = ({ id, isLong, isWithoutNotices, namesEdition, body }: Calculation) =>
    isLong && isWithoutNotices ? keep(`${id} ${namesEdition}`, body) : body()
  const schema = routeSchema(domain, operation, context)
  app.get(operation.path, { schema, validatorCompiler: asItCame }, (request, reply) => {
    const found = ask(operation, context, request.query as unknown as RawQuery)
    if (found instanceof Promise) {
      return found.then((one) => answer(request, reply, one.id, () => bodyOf(one))).then(() => reply)
    }
    answer(request, reply, found.id, () => bodyOf(found))
    return reply
  })
}

/** Which parameters there are depends on the edition that is asked: they are read with the question. */
const asItCame = () => () => true

function routeSchema(domain: string, operation: Operation, { edition }: Context) {
  const { name, title, description, answer: schema, refusals } = operation
  return {
    operationId: name,
    tags: [domain],
    summary: title,
    description,
    querystring: operation.query(edition),
    response: calculationResponses(ref(schema), refusals),
  }
}
