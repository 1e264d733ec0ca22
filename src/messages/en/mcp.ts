/** What tools of assistants say and refuse. */
import { texts } from '../infer.ts'

export const mcp = texts({
  'validation_error.tool_argument':
    '{name} is not an argument of {tool}. It takes: {columns}.{has_params, select, true { Parameters belong inside "params".} other {}}',
  'validation_error.tool_params': '"params" must be an object of parameters by name.',
  'validation_error.tool_params_sent': '{reason} You sent {value}.',
  'validation_error.tool_stray': '{name} is in the wrong place. Parameters belong inside {code}.',
  'validation_error.tool_nested': 'The arguments are nested more than {maximum} levels deep.',
  'validation_error.tool_request':
    '"request" must be the request of a calculated result{has_value, select, true {; you sent {value}} other {}}.',
  'validation_error.tool_questions':
    '"questions" must be a list of 1 to {maximum} calculations, each with "params"{is_list, select, true {; you sent {count}} other {{has_value, select, true {; you sent {value}} other {; it is missing}}}}.',
  'validation_error.tool_object':
    '{param} must be an object of names and values{has_value, select, true {; you sent {value}} other {; it is missing}}.',
  'validation_error.tool_one_of':
    '{param} must be one of: {columns}{has_value, select, true {; you sent {value}} other {; it is missing}}.',
  'validation_error.tool_limit':
    '"limit" must be a whole number from 1 to {maximum}{has_value, select, true {; you sent {value}} other {; it is missing}}.',
  'validation_error.tool_own_limit':
    '{operation} has no parameter "limit". Put the limit of look_up next to "params".',
  'validation_error.tool_no_params':
    '{tool} has no "params". Its parameters are arguments, as in the example.',
  'validation_error.tool_request_alone':
    '{name} is not needed with "request". Send "request" alone, or "type" and "params".',
  'validation_error.tool_answer':
    '"answer" must be a result of calculate or a whole response, or send its "request" with "co2e" or "id"{has_value, select, true {; you sent {value}} other {; it is missing}}.',
  'validation_error.tool_format':
    'Tools return JSON and text. For format={format}, read the resource everygram://answers with the request and its format.',
  'validation_error.assistant_format': 'Assistants read JSON only. Leave "format" out.',
  'quota_exceeded.assistant':
    'The monthly quota of this API key is used up. GET /v1/usage shows when it resets.',
  'mcp.send': 'Send {param}: {code}.',
  'mcp.example': 'Example: {code}',
  'mcp.amount': '{shown_amount} {unit} CO2e, likely range {shown_low} to {shown_high} {unit} ({tier})',
  'mcp.route': 'route: {from} to {to}{is_return, select, true { and back} other {}}, {shown_km} km by {mode}',
  'mcp.note': 'note: {text}',
  'mcp.assumed': 'assumed: {text}',
  'mcp.source': 'source: {text}',
  'mcp.more_sources': 'and {count} more {count, plural, one {source} other {sources}} in the whole response',
  'mcp.edition': 'edition {edition}, calculation {id}',
  'mcp.whole': 'whole response: {code}',
  'mcp.failed': '{label} has no result: {text}',
  'mcp.total': 'sum (for parts of one activity, not for alternatives): {shown_amount} kg CO2e',
  'mcp.editions': 'edition {list}; explain_answer lists the factors of each result by its request',
  'mcp.more_than_least':
    ', {shown_amount} kg more than the lowest{has_times, select, true {, {times_more} times as much} other {}}{has_overlap, select, true {; the ranges overlap, so the order is uncertain} other {}}',
  'mcp.method': 'Method: {text}',
})
