/** What tools for assistants (MCP) answer and refuse. */
import { texts } from '../infer.ts'

export const mcp = texts({
  'bad_request.message_list': 'Send one message per request; batches are not part of the protocol.',
  'bad_request.message_nested': 'The message is nested more than {maximum} levels deep.',
  'bad_request.name_twice': '{name} is given twice. Give it once.',
  'validation_error.tool_nested': 'The arguments are nested more than {maximum} levels deep.',
  'validation_error.tool_argument':
    '{name} is not an argument of {tool}. It takes: {allowed}.{has_params, select, true { Parameters belong inside "params".} other {}}',
  'validation_error.beside_params': 'Put {name} inside {where}, where parameters belong.',
  'validation_error.beside_request':
    '{name} can\'t be combined with "request". Send "request" alone, or "type" and "params".',
  'validation_error.tool_params': '"params" must be an object of parameters by name.',
  'validation_error.tool_object': '{where} must be an object of names and values; {received}.',
  'validation_error.tool_value': '{where} must be one of: {allowed}; {received}.',
  'validation_error.calculations':
    '"questions" must be a list of 1 to {maximum} calculations, each with "params"; {received}.',
  'validation_error.without_params':
    '{tool} has no "params": send its parameters as arguments, as in the example.',
  'validation_error.no_limit':
    '{operation} has no parameter "limit". Put the limit of look_up beside "params".',
  'validation_error.limit': 'limit must be a whole number from 1 to {maximum}; {received}.',
  'validation_error.request': '"request" must be the request of a calculated result; {received}.',
  'validation_error.nothing_to_verify':
    'Send a result of calculate or a whole response as "answer", or a "request" with "co2e" or "id"; {received}.',
  'validation_error.tool_format':
    'format is not available here: tools return JSON and text. For a document of another standard, read the resource everygram://answers with the request and its format.',
  'quota_exceeded.assistant':
    'The monthly quota of this API key is used up. GET /v1/usage shows when it resets.',

  'mcp.sent': 'you sent {value}',
  'mcp.sent.count': 'you sent {count}',
  'mcp.sent.nothing': 'it is missing',
  'mcp.with_value': '{message} You sent {value}.',
  'mcp.with_suggestion': '{message} Send {param}: {code}.',
  'mcp.labelled': '{label}: {message}',
  'mcp.example': 'Example: {code}',

  'mcp.unknown_tool': 'Unknown tool {name}. Available: {allowed}.',
  'mcp.unknown_prompt': 'Unknown prompt {name}. Available: {allowed}.',
  'mcp.unknown_argument': 'Unknown argument {name}.',
  'mcp.missing_argument': '{name} is missing: {text}.',
  'mcp.fault': 'Something went wrong on our side.',

  'mcp.result':
    '{label}: {exact_co2e} {unit} CO2e, likely range {range_low} to {range_high} {unit} ({data_tier})',
  'mcp.route': 'route: {from} to {to}{is_return, select, true { and back} other {}}, {exact_km} km by {mode}',
  'mcp.line':
    'line: {label}: {exact_co2e} {unit} CO2e, {range_low} to {range_high} {unit} ({data_tier}){is_of_total, select, true {} other {, not in the total}}',
  'mcp.line.not_determined': 'line: {label}: not determined ({code})',
  'mcp.notice': 'note: {text}',
  'mcp.notice.assumed': 'assumed: {text}',
  'mcp.source': 'source: {text}',
  'mcp.more_sources': 'and {count, plural, one {one more source} other {# more sources}} in the whole result',
  'mcp.calculation': 'data edition {edition}, calculation {id}',
  'mcp.whole': 'whole result: {code}',
  'mcp.whole_of': 'Whole result: {type}',
  'mcp.method': 'Method: {text}',

  'mcp.more_items': 'and {count} more',
  'mcp.more_items.how': 'and {count} more: {advice}',
  'mcp.all_items': '{count} in total',
  'mcp.more_text': '{text} (and {count} more characters in the whole result)',
  'mcp.advice.factors': 'narrow the search with domain, country or other words.',
  'mcp.advice.factors_page':
    'send cursor={code} for the next page, or narrow the search with domain, country or other words.',
  'mcp.advice.look_up': 'send a higher limit (at most {maximum}), or params that select fewer.',

  'mcp.more_than_lowest':
    '{message}, {exact_kg} kg more than the lowest{has_times, select, true { ({exact_times} times as high)} other {}}{is_uncertain, select, true {; the ranges overlap, so the order is not certain} other {}}',
  'mcp.not_calculated': '{label} could not be calculated: {text}',
  'mcp.sum': 'total, if these are parts of one activity and not alternatives: {exact_kg} kg CO2e',
  'mcp.compared_editions':
    'data edition {editions}; explain_answer lists the factors of each result by its request',

  'mcp.difference': '{field}: sent {before}, recalculated {after}',
})
