/** Operations as HTTP routes: their parameters are the query, their refusals are errors, their ids entity tags. */

import { ref } from '../contract/schema.ts'
import { type Calculation, calculation } from '../domains/answer.ts'
import type { Context, Operation } from '../domains/operation.ts'
import { answer } from './envelope/answer.ts'
import { secondlyJson } from './envelope/once-a-second.ts'
import { calculationResponses } from './openapi/responses.ts'
import type { App } from './services.ts'

/** `domain` is the name under which the documentation has it. */
export function serveOperation(app: App, domain: string, operation: Operation, context: Context): void {
  const keep = secondlyJson()
  const bodyOf = ({ id, isLong, isWithoutNotices, body }: Calculation) =>
    isLong && isWithoutNotices ? keep(id, body) : body()
  app.get(operation.path, { schema: routeSchema(domain, operation, context) }, (request, reply) => {
    const found = calculation(operation, context, request.query)
    if (found instanceof Promise) {
      return found.then((one) => answer(request, reply, one.id, () => bodyOf(one))).then(() => reply)
    }
    answer(request, reply, found.id, () => bodyOf(found))
    return reply
  })
}

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
