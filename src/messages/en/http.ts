/** What is said of requests over HTTP: paths, headers, bodies. */
import { texts } from '../infer.ts'

export const http = texts({
  'internal_error.request':
    'Something went wrong on our side. Please quote the request_id when you report it.',
  'bad_request.malformed': 'The request is malformed. Check the URL and headers your client sends.',
  'bad_request.not_http': 'This is not a valid HTTP request.',
  'bad_request.hosts': 'The request has more than one Host header. Send exactly one.',
  'bad_request.no_host': 'The Host header is missing.',
  'bad_request.transfer_encoding': 'Transfer-Encoding must be chunked; you sent {value}.',
  'bad_request.cut': 'The request body is incomplete. Send it again.',
  'request_timeout.request': 'The request took too long to arrive. Try again.',
  'request_timeout.body': 'The request body took longer than {ms} ms to arrive. Try again.',
  'request_timeout.batch': 'The batch took longer than {ms} ms. Send fewer rows, or use a job.',
  'headers_too_large.request_line':
    'The request line and headers are too large. Remove cookies or long headers.',
  'headers_too_large.count': 'The request has {count} headers; the maximum is {maximum}.',
  'headers_too_large.characters': 'The headers are {count} characters long; the maximum is {maximum}.',
  'uri_too_long.path': 'The path is longer than {maximum} characters.',
  'uri_too_long.query':
    'The query string is {count} characters long; the maximum is {maximum}. Use POST /v1/batch for many calculations.',
  'method_not_allowed.path':
    '{path} does not accept {method}; use {methods}.{is_post, select, true { Send the parameters in the URL, for example with curl -G -d country=GB.} other {}}',
  'not_found.path':
    'There is no endpoint at {path}.{has_suggestion, select, true { Did you mean {suggestion}?} other {}} GET / lists all endpoints.',
  'not_found.usage': 'This server runs without API keys, so it counts no usage.',
  'unsupported_media_type.missing': 'Send the body as application/json; the Content-Type header is missing.',
  'unsupported_media_type.json': 'Send the body as application/json; you sent {value}.',
  'unsupported_media_type.rows':
    'Send rows as application/x-ndjson, application/json or text/csv; you sent {value}.',
  'unsupported_media_type.encoding':
    'Send the body uncompressed, without the header Content-Encoding; you sent {value}.',
  'payload_too_large.bytes': 'The request body is larger than {maximum} bytes.',
  'payload_too_large.rows':
    'The list has more than {maximum} rows. Send more rows as application/x-ndjson, one per line.',
  'validation_error.nested': 'The JSON is nested more than {maximum} levels deep.',
  'validation_error.not_in_query': '{name} is not a parameter of this endpoint. Its URL takes: {allowed}.',
  'validation_error.batch_query':
    '{name} can\'t be used here. The URL takes "fields", "type" and "lang"; all other parameters belong in the rows.',
  'validation_error.month': 'month must look like 2026-03, in the years 1000 to 2999; you sent {value}.',
  'unavailable.usage': 'Usage is not available right now. Try again in a moment.',
  'unavailable.closing': 'The server is shutting down. Send the rows that have no result again in a moment.',
  'forbidden.origin':
    'Pages from {origin} are not allowed to call /mcp. The operator can add the origin to CORS_ORIGINS.',
  'forbidden.host':
    'The host {value} is not allowed. Use localhost, 127.0.0.1 or [::1]. Behind a proxy, the operator sets TRUST_PROXY.',
  'quota_exceeded.message':
    'One message can have at most {count} results. Send the other calculations in another message.',
})
