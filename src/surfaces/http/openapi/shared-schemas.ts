/** Every schema with a name of its own in the OpenAPI document. */

import { DOMAINS } from '../../../api/operations.ts'
import { ErrorBody } from '../../../contract/error-body.ts'
import { Quality, ReportedLine } from '../../../contract/line-schema.ts'
import { DatasetTrailEntry, Equivalents, Notice, Range, TrailEntry } from '../../../contract/schema.ts'
import { VerificationAnswer } from '../../verify/schema.ts'
import { DeletedJobAnswer, JobAnswer, JobsAnswer } from '../jobs/schema.ts'
import { RootAnswer } from '../root/schema.ts'
import { UsageAnswer } from '../usage/schema.ts'

export const sharedSchemas = [
  ...DOMAINS.flatMap(({ operations, schemas = [] }) => [
    ...schemas,
    ...operations.flatMap(({ answer, representations = {} }) => [
      answer,
      ...Object.values(representations).map((form) => form.answer),
    ]),
  ]),
  ErrorBody,
  Notice,
  Range,
  Quality,
  ReportedLine,
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
