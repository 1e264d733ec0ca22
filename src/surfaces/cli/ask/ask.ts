/** everygram hotel --country GB --nights 3: one question, answered offline. */

import { answerTo, ask, representedAnswer } from '../../../api/answer.ts'
import type { Context, Operation, Sheet } from '../../../contract/operation.ts'
import { ApiError } from '../../../engine/errors.ts'
import { contextWith, installedGeography } from '../../process/context.ts'
import { installedEditions } from '../../process/data/editions.ts'
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
  const context = contextWith(
    installedEditions({ overlayFile: process.env.OVERLAY || undefined }),
    installedGeography({}),
  )
  const parameters = parametersOf(command.operation, context.edition)
  const asked = readArguments(rest, parameters)
  if (asked.isHelp) console.log(commandHelp(command, parameters))
  else await answer(command, asked, { context, parameters })
  return true
}

interface Setting {
  readonly context: Context
  readonly parameters: readonly Parameter[]
}

async function answer(
  { name, operation }: Command,
  asked: CommandArguments,
  { context, parameters }: Setting,
): Promise<void> {
  const canExplain = parameters.some((one) => one.name === 'explain')
  const params = { ...asked.params, ...(asked.isExplained && canExplain && { explain: 'true' }) }
  try {
    if (asked.isJson || isInForm(operation, params))
      console.log(JSON.stringify((await representedAnswer(operation, context, params)).body, null, 2))
    else console.log(await answerText(operation, context, params, asked.isExplained))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    for (const line of refusalLines(error)) console.error(`everygram: ${line}`)
    console.error(`everygram: everygram ${name} --help has the parameters and an example`)
    process.exitCode = REFUSED
  }
}

/** The words of another standard are no text for a person. */
const isInForm = ({ representations = {} }: Operation, { format = '' }: Params) =>
  Object.hasOwn(representations, String(format).trim().toLowerCase())

async function answerText(operation: Operation, context: Context, params: Params, isExplained: boolean) {
  if (operation.sheet) {
    const { sheet } = await ask(operation, context, { ...params, format: 'csv' })
    if (sheet) return rowsText(sheet())
  }
  const { body } = await answerTo(operation, context, params)
  const json = JSON.parse(JSON.stringify(body)) as JsonObject
  return emissionsText(json, isExplained) ?? listText(json) ?? JSON.stringify(json, null, 2)
}

type Params = Readonly<Record<string, string>>

const rowsText = ({ columns, rows }: Sheet) => tableText(columns, rows)

function refusalLines({ problems }: ApiError): string[] {
  return problems.map((problem) => {
    const { suggestion } = problem as { suggestion?: string }
    return suggestion === undefined ? problem.message : `${problem.message} (${problem.field}=${suggestion}?)`
  })
}

/** With an example that the tests run. */
function commandHelp({ name, operation }: Command, parameters: readonly Parameter[]): string {
  const width = Math.max(...parameters.map((one) => one.name.length)) + 2
  const lines = parameters
    .filter((one) => one.name !== 'explain')
    .map((parameter) => {
      const values = parameter.values.length > 0 ? ` One of ${parameter.values.join(', ')}.` : ''
      const more = parameter.isRequired ? ' Needed.' : defaultText(parameter)
      return `  --${parameter.name.replaceAll('_', '-').padEnd(width)}${parameter.description}${values}${more}`
    })
  return `everygram ${name} [--parameter value ...] [--json] [--explain]

${operation.title}. ${operation.description}

The parameters are those of GET ${operation.path}; those that are needed may stand alone, in this order:

${lines.join('\n')}
  --${'json'.padEnd(width)}The answer of the API.
  --${'explain'.padEnd(width)}The sum in sentences, one a contribution.

OVERLAY names a CSV of your own figures. Ends with 0, or with 1 when the question has no answer.

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
