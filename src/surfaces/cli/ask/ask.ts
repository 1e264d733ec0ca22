/** everygram hotel --country GB --nights 3: one calculation, offline. */

import { ask, documentOf } from '../../../api/answer.ts'
import { AS_FLAGS } from '../../../api/request/request.ts'
import type { ResultCell } from '../../../api/short-result.ts'
import type { Context, Operation } from '../../../contract/operation.ts'
import { ApiError, problemText } from '../../../engine/errors.ts'
import { ENGLISH, LANGUAGES, type Language } from '../../../messages/locale.ts'
import { terminalLanguage } from '../../../messages/terminal.ts'
import { wordsIn } from '../../../messages/words.ts'
import { csvText } from '../../batch/csv-lines.ts'
import { contextOf } from '../../process/installed.ts'
import type { JsonObject } from '../../verify/recorded.ts'
import { type CommandArguments, readArguments } from './arguments.ts'
import { type Command, findCommand, type Parameter, parametersOf } from './commands.ts'
import { emissionsText, listText, tableText } from './text.ts'

const REFUSED = 1

/** False for what is no such command. */
export async function askOnce(args: string[]): Promise<boolean> {
  const found = findCommand(args)
  if (found === undefined) return false
  const { command, rest } = found
  const context = contextOf(undefined, process.env.OVERLAY || undefined)
  const parameters = parametersOf(command.operation, context.edition)
  const asked = readArguments(rest, parameters, context.synonyms)
  if (asked.isHelp) console.log(commandHelp(command, parameters))
  else await answer(command, asked, context)
  return true
}

async function answer(
  { name, operation }: Command,
  asked: CommandArguments,
  context: Context,
): Promise<void> {
  try {
    console.log(await answerText(operation, context, inLanguage(asked)))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const language = languageOf(asked, process.stderr)
    for (const line of refusalLines(error, language)) console.error(`everygram: ${line}`)
    console.error(`everygram: ${wordsIn(language)('cli.command_help', { command: name })}`)
    process.exitCode = REFUSED
  }
}

async function answerText(operation: Operation, context: Context, asked: CommandArguments): Promise<string> {
  const { params, isJson } = asked
  const isPlain = !isJson && params.format === undefined
  const isTable = isPlain && operation.sheet !== undefined
  const found = await ask(operation, context, isTable ? { ...params, format: 'csv' } : params, AS_FLAGS)
  const { representation } = found
  if (representation?.form === 'value') return representation.text().trimEnd()
  if (representation?.form === 'table') {
    const { columns, rows } = representation.sheet()
    return isTable ? tableText(columns, rows) : csvText([columns, ...rows] as ResultCell[][]).trimEnd()
  }
  const json = JSON.parse(JSON.stringify(documentOf(found))) as JsonObject
  const words = wordsIn(languageOf(asked, process.stdout))
  const text = isPlain ? (emissionsText(json, words) ?? listText(json, words)) : undefined
  return text ?? JSON.stringify(json, null, 2)
}

/** `--lang`, else that of the terminal. */
const languageOf = ({ params }: CommandArguments, stream: NodeJS.WriteStream): Language =>
  LANGUAGES.find((language) => language === params[LANG]?.trim().toLowerCase()) ?? terminalLanguage(stream)

const LANG = 'lang'

/** A text for a person is in the language of the terminal; JSON and tables are only where they are asked to be. */
function inLanguage(asked: CommandArguments): CommandArguments {
  const { params, isJson } = asked
  const language = languageOf(asked, process.stdout)
  const isText = !isJson && params.format === undefined
  if (!isText || language === ENGLISH || params[LANG] !== undefined) return asked
  return { ...asked, params: { ...params, [LANG]: language } }
}

function refusalLines({ problems }: ApiError, language: Language): string[] {
  return problems.map((problem) => {
    const { field, suggestion } = problem
    const text = problemText(problem, language)
    return suggestion === undefined ? text : `${text} (${field}=${suggestion}?)`
  })
}

/** With an example that the tests run. */
function commandHelp({ name, operation }: Command, parameters: readonly Parameter[]): string {
  const width = Math.max(...parameters.map((one) => one.name.length)) + 2
  const lines = parameters.map((parameter) => {
    const values = parameter.values.length > 0 ? ` One of ${parameter.values.join(', ')}.` : ''
    const more = parameter.isRequired ? ' Required.' : defaultText(parameter)
    return `  --${parameter.name.replaceAll('_', '-').padEnd(width)}${parameter.description}${values}${more}`
  })
  return `everygram ${name} [--parameter value ...] [--json]

${operation.title}. ${operation.description}

The parameters are those of GET ${operation.path}. Required ones can be given without a name, in this order:

${lines.join('\n')}
  --${'json'.padEnd(width)}The response of the API.

OVERLAY names a CSV of your own factors. On a terminal, texts are in the language of LANG; --lang chooses another.
Ends with 0, or with 1 when there is no result.

  ${exampleOf(name, operation)}`
}

function defaultText({ fallback }: Parameter): string {
  return fallback === undefined ? '' : ` Default: ${String(fallback)}.`
}

const PLAIN = /^[\w.,:-]+$/

/** The first example of the documentation as a command. */
function exampleOf(name: string, { examples }: Operation): string {
  const [query = ''] = Object.values(examples.answers)
  const options = [...new URLSearchParams(query)].map(
    ([param, value]) => `--${param.replaceAll('_', '-')} ${PLAIN.test(value) ? value : `'${value}'`}`,
  )
  return ['everygram', name, ...options].join(' ')
}
