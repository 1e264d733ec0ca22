/** What is said of calls in a process of the reader's own. */
import { texts } from '../infer.ts'

export const inProcess = texts({
  'not_found.operation':
    'There is no operation {name}.{has_suggestion, select, true { Did you mean {suggestion}?} other {}} Available: {allowed}.',
  'validation_error.option_is_parameter':
    '{name} is a parameter of {operation}, not an option. Put it among the parameters.',
  'validation_error.option_unknown':
    '{name} is not an option.{has_suggestion, select, true { Did you mean {suggestion}?} other {}} Options: {allowed}.',
  'validation_error.option_text':
    "The option {param} must be a string; you gave {value}.{is_number, select, true { Write it in quotes: {param}: '{replacement}'.} other {}}",
  'validation_error.parameter_is_option':
    '{param} is an option, not a parameter. Put it into the third argument.',
  'validation_error.argument_kind':
    '{param} must be a string, a number or a boolean. Write a list as a string with commas.',
  'validation_error.argument': '{param} must be an object, for example {example}; you gave {value}.',
  'validation_error.fields': "The option fields must be 'short' or 'full'; you gave {value}.",
  'validation_error.no_short_result': '{operation} has no short result. These have one: {allowed}.',
  'validation_error.format_in_process':
    "A call in process returns an object. Leave out format, and use the option fields: 'short' for the numbers alone.",
  'validation_error.short_result_form':
    "With fields: 'short', a call returns an object of numbers. Leave out {setting}.",
})
