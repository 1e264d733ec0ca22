/** everygram completion bash|zsh: what a shell offers after a tab. */
import { message } from '../../../messages/messages.ts'
import { installedEditions } from '../../process/data/editions.ts'
import { CALC_OPTION_NAMES } from '../calc/options.ts'
import { DISTANCES_OPTION_NAMES } from '../distances.ts'
import { EXPORT_OPTION_NAMES } from '../export.ts'
import { REPORT_OPTION_NAMES } from '../report.ts'
import { UsageError } from '../usage.ts'
import { COMMANDS, parametersOf } from './commands.ts'

/** Commands that are no questions. */
export const COMMAND_WORDS = [
  'calc',
  'report',
  'export',
  'distances',
  'template',
  'completion',
  'mcp',
  'serve',
  'keys',
  'calibration',
  'check-data',
  'doctor',
  'edition',
  'verify',
  'sign',
  'help',
  'version',
] as const

const SHELLS: ReadonlyMap<string, (lines: string) => string> = new Map([
  ['bash', bash],
  ['zsh', (lines) => `autoload -U +X bashcompinit && bashcompinit\n${bash(lines)}`],
])

export function completion([shell = '', ...more]: readonly string[]): void {
  const script = SHELLS.get(shell)
  if (script === undefined || more.length > 0)
    throw new UsageError(message('cli.completion', { value: shell ?? '' }))
  console.log(script(cases()))
}

/** A line a command: the options that it has. */
function cases(): string {
  const { edition } = installedEditions()
  const answering = COMMANDS.map(({ name, operation }): [string, string[]] => [
    name,
    [
      ...parametersOf(operation, edition).map((one) => one.name.replaceAll('_', '-')),
      'json',
      'explain',
      'help',
    ],
  ])
  const all: [string, string[]][] = [
    ...answering,
    ['calc', CALC_OPTION_NAMES],
    ['report', REPORT_OPTION_NAMES],
    ['export', EXPORT_OPTION_NAMES],
    ['distances', DISTANCES_OPTION_NAMES],
    ['verify', ['edition', 'request', 'json', 'help']],
  ]
  return all
    .map(([name, options]) => `    '${name}') words='${options.map((option) => `--${option}`).join(' ')}' ;;`)
    .join('\n')
}

function bash(lines: string): string {
  const first = [...new Set([...COMMAND_WORDS, ...COMMANDS.map(({ name }) => name.split(' ')[0] ?? '')])]
  const second = COMMANDS.filter(({ name }) => name.includes(' ')).map(({ name }) => name)
  return `_everygram() {
  local current="\${COMP_WORDS[COMP_CWORD]}" words='' command="\${COMP_WORDS[1]}"
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W '${first.join(' ')}' -- "$current"))
    return
  fi
  case " ${second.join(' , ')} " in *" $command \${COMP_WORDS[2]} "*) command="$command \${COMP_WORDS[2]}" ;; esac
  case "$command" in
${lines}
  esac
  if [ "\${current#-}" != "$current" ] && [ -n "$words" ]; then
    COMPREPLY=($(compgen -W "$words" -- "$current"))
  else
    COMPREPLY=($(compgen -f -- "$current"))
  fi
}
complete -o filenames -F _everygram everygram`
}
