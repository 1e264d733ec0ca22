/** From the arguments of a command to the parameters of its request. */

import type { Synonyms } from '../../../factors/tables/synonyms.ts'
import { message } from '../../../messages/messages.ts'
import type { Message } from '../../../messages/values.ts'
import { UsageError } from '../usage.ts'
import type { Parameter } from './commands.ts'

export interface CommandArguments {
  readonly params: Readonly<Record<string, string>>
  readonly isJson: boolean
  readonly isHelp: boolean
}

/**
 * `--nights 3`, `--nights=3`, `--return-trip` for true, and what stands alone for the parameters that are needed, in
 * their order. A name that is no parameter goes on with the others: the request is refused, and says what is near.
 */
export function readArguments(
  args: readonly string[],
  parameters: readonly Parameter[],
  words: Synonyms,
): CommandArguments {
  // Without a prototype: `--constructor` is a name as any other.
  const params: Record<string, string> = Object.create(null)
  const known: Known = { parameters, words }
  const alone: string[] = []
  const flags = new Set<string>()
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? ''
    if (FLAGS.has(arg)) flags.add(arg)
    else if (arg.startsWith('--')) at += option(params, arg, args[at + 1], known)
    else alone.push(arg)
  }
  place(params, alone, parameters)
  const isJson = flags.has('--json')
  const { format = '' } = params
  if (isJson && !['', 'json'].includes(format.trim().toLowerCase()))
    throw new UsageError(message('cli.two_forms', { format }))
  return { params, isJson, isHelp: flags.has('--help') || flags.has('-h') }
}

const FLAGS: ReadonlySet<string> = new Set(['--json', '--help', '-h'])

interface Known {
  readonly parameters: readonly Parameter[]
  /** Of data/synonyms/. */
  readonly words: Synonyms
}

/** Gives how many arguments more it took. */
function option(
  params: Record<string, string>,
  arg: string,
  next: string | undefined,
  { parameters, words }: Known,
): number {
  const [name, value] = optionOf(arg)
  const known = parameters.find((one) => one.name === name)
  const takesNext =
    value === undefined && next !== undefined && !next.startsWith('--') && !isSwitch(known, next, words)
  give(params, name, value ?? (takesNext ? next : 'true'))
  return takesNext ? 1 : 0
}

function optionOf(arg: string): [name: string, value: string | undefined] {
  const at = arg.indexOf('=')
  const name = arg.slice(2, at === -1 ? undefined : at).replaceAll('-', '_')
  return [name, at === -1 ? undefined : arg.slice(at + 1)]
}

const BOOLEANS: ReadonlySet<string> = new Set(['true', 'false', '0', '1'])

/** A boolean is given by its name alone, unless a boolean follows, or a word for one. */
function isSwitch(parameter: Parameter | undefined, next: string, words: Synonyms): boolean {
  const isBoolean = BOOLEANS.has(next.trim().toLowerCase()) || words.find('boolean', next) !== undefined
  return parameter?.type === 'boolean' && !isBoolean
}

function give(params: Record<string, string>, name: string, value: string): void {
  if (name in params) throw new UsageError(message('cli.option_twice', { option: optionName(name) }))
  params[name] = value
}

function place(
  params: Record<string, string>,
  alone: readonly string[],
  parameters: readonly Parameter[],
): void {
  const open = parameters.filter(({ name, isRequired }) => isRequired && params[name] === undefined)
  for (const [at, value] of alone.entries()) {
    const parameter = open[at]
    if (parameter === undefined) throw new UsageError(aloneText(value, parameters))
    params[parameter.name] = value
  }
}

/** No name is suggested for it: it may be that of any parameter. */
function aloneText(value: string, parameters: readonly Parameter[]): Message {
  const params = parameters.filter(({ isRequired }) => isRequired).map(({ name }) => optionName(name))
  return message('cli.without_name', { value, has_params: params.length > 0, params })
}

const optionName = (name: string) => `--${name.replaceAll('_', '-')}`
