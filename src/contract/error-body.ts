/** The JSON of an error. */

import { Type } from 'typebox'
import { type ApiError, ERROR_STATUS, type ErrorCode, type Problem, problemText } from '../engine/errors.ts'
import { ENGLISH, type Language } from '../messages/locale.ts'
import { shape } from './shape.ts'

const codes = Object.keys(ERROR_STATUS) as ErrorCode[]
/** Of an entry: the parameter is none. */
const UNKNOWN = 'unknown_parameter'

const listed = (description: string) => Type.Optional(Type.Array(Type.String(), { description }))

/** What a message is made from, so that a program can word it itself. */
export const messageFields = {
  key: Type.Optional(shape.text('The variant of the code: which message it is.')),
  values: Type.Optional(
    Type.Record(Type.String(), Type.Unknown(), {
      description: 'The values in the message by name, with the unit in the name.',
    }),
  ),
}

export const ErrorBody = Type.Object(
  {
    error: Type.Object(
      {
        code: shape.oneOf(codes, 'Machine-readable reason; doc_url leads to its explanation.'),
        ...messageFields,
        message: shape.text('What is wrong and what to send, for a person, in the language of lang.'),
        status: Type.Integer({ minimum: 400, maximum: 599, description: 'The HTTP status.' }),
        field: Type.Optional(shape.text('The parameter that is wrong.')),
        suggestion: Type.Optional(shape.text('What to send instead.')),
        available_fuel_types: listed('With invalid_fuel_type: what is accepted.'),
        available_units: listed('With invalid_unit, or an unknown unit of energy: what is accepted.'),
        available_regions: listed(
          'With an unknown region: those of the cloud provider, or all that are known.',
        ),
        available_states: listed('With an unknown state: those of the country.'),
        available_subregions: listed('With an unknown eGRID subregion: those of the edition.'),
        available_grid_sources: listed('With an unknown grid_source: what is accepted.'),
        available_sorts: listed('With an unknown order of a list: what is accepted.'),
        available_providers: listed('With an unknown provider: what is accepted.'),
        available_vehicle_types: listed('With an unknown vehicle type: those of the transport mode.'),
        available_fuel_sources: listed('With no_factor for a fuel: those that the vehicle has a factor for.'),
        available_categories: listed('With an unknown category: what is accepted.'),
        available_treatments: listed(
          'With a treatment that a material has no factor for: those that it has.',
        ),
        available_years: listed('With a year that has no edition: the years that have one.'),
        available_editions: listed('With an unknown edition: those that there are.'),
        available_publishers: listed('With an unknown publisher: those of the edition.'),
        suggestions: listed(
          'With not_found for an id, or an unknown or ambiguous name: the nearest ones that there are. With an unknown place: places with a name that is near.',
        ),
        errors: Type.Optional(
          Type.Array(
            Type.Object(
              {
                field: shape.text('The parameter that it is about.'),
                code: shape.oneOf([...codes, UNKNOWN], 'What is wrong with it.'),
                ...messageFields,
                message: shape.text('What is wrong and what to send, for a person.'),
                suggestion: Type.Optional(shape.text('What to send instead.')),
              },
              { additionalProperties: false },
            ),
            {
              description:
                'One entry a wrong parameter: when several are wrong, one is not known, or there is something to suggest.',
            },
          ),
        ),
        doc_url: shape.text('The page that explains the code, on the same server: /docs/errors#<code>.'),
        request_id: shape.text('The X-Request-Id of this answer.'),
      },
      { additionalProperties: false, description: 'What went wrong.' },
    ),
  },
  { $id: 'Error', additionalProperties: false, description: 'Every error has this shape.' },
)

export function errorBody(
  { code, statusCode, message, problems }: ApiError,
  requestId: string,
  language: Language = ENGLISH,
): object {
  const [first] = problems
  return {
    error: {
      code,
      ...(first?.key !== undefined && { key: first.key, values: first.values }),
      message: first === undefined ? message : problemText(first, language),
      status: statusCode,
      ...(first?.field !== undefined && { field: first.field }),
      ...(first?.suggestion !== undefined && { suggestion: first.suggestion }),
      ...first?.extras,
      ...(isListed(problems) && { errors: problems.map((one) => entry(one, language)) }),
      doc_url: docUrl(code),
      request_id: requestId,
    },
  }
}

/** Without a host: behind a proxy the service does not know the address by which it is reached. */
export function docUrl(code: ErrorCode): string {
  return `/docs/errors#${code}`
}

function isListed(problems: readonly Problem[]): boolean {
  const isAboutField = ({ field, suggestion, isUnknown }: Problem) =>
    field !== undefined && (suggestion !== undefined || isUnknown === true)
  return problems.length > 1 || problems.some(isAboutField)
}

function entry(problem: Problem, language: Language): object {
  const { field = '', code, key, values, suggestion, isUnknown } = problem
  return {
    field,
    code: isUnknown ? UNKNOWN : code,
    ...(key !== undefined && { key, values }),
    message: problemText(problem, language),
    ...(suggestion !== undefined && { suggestion }),
  }
}
