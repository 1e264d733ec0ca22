/** Every schema with a name of its own in the OpenAPI document. */

import { ErrorBody } from '../../contract/error-body.ts'
import { DatasetTrailEntry, Equivalents, Notice, Range, TrailEntry } from '../../contract/schema.ts'
import { DOMAINS } from '../../domains/domains.ts'
import { VerificationAnswer } from '../../domains/verify/schema.ts'
import { DeletedJobAnswer, JobAnswer, JobsAnswer } from '../jobs/schema.ts'
import { RootAnswer } from '../root/schema.ts'
import { UsageAnswer } from '../usage/schema.ts'

export const sharedSchemas = [
  ...DOMAINS.flatMap(({ operations, schemas = [] }) => [
    ...schemas,
    ...operations.flatMap(({ answer, forms = {} }) => [
      answer,
      ...Object.values(forms).map((form) => form.answer),
    ]),
  ]),
  ErrorBody,
  Notice,
  Range,
  TrailEntry,
  DatasetTrailEntry,
  Equivalents,
  UsageAnswer,
  JobAnswer,
  JobsAnswer,
  DeletedJobAnswer,
  VerificationAnswer,
  RootAnswer,
]
