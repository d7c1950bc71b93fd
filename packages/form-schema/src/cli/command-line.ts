/** Finds the command that was called, reads its arguments and runs it. */
import type { Locale } from '@formwork/form-schema'
import { check } from './check'
import { cliMessages } from './cli-messages'
import type { CommandCall, CommandIo, ExitCode } from './command-call'
import { convert, NOTATIONS } from './convert'
import { loadWidgets } from './load-widgets'
import type { CliMessages } from './message-types'
import { type OptionKinds, readArguments } from './read-arguments'
import { STDIN } from './read-input'
import { testForms } from './test-forms'

declare const PACKAGE_VERSION: string

interface Command {
  readonly options: OptionKinds
  readonly help: 'checkHelp' | 'convertHelp' | 'testHelp'
  readonly run: (call: CommandCall) => Promise<ExitCode>
}

const COMMON: OptionKinds = { locale: ['en', 'zh-CN'], help: 'flag', widgets: 'text' }

const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['check', { options: { format: ['text', 'json'], strict: 'flag', all: 'flag' }, help: 'checkHelp', run: check }],
  ['convert', { options: { to: NOTATIONS, out: 'text', name: 'text', title: 'text' }, help: 'convertHelp', run: convert }],
  ['test', { options: {}, help: 'testHelp', run: testForms }],
])

/** Runs `formwork-forms` with these arguments. */
export async function runCommandLine(args: readonly string[], io: CommandIo): Promise<ExitCode> {
  const messages = cliMessages[wantedLocale(args)]
  const misunderstood = (sentence: string): ExitCode => {
    io.complain(`${sentence}\n${messages.seeHelp}\n`)
    return 2
  }
  const [name = '', ...rest] = args
  if (name === '' || name.startsWith('-')) return withoutCommand(args, io, messages) ?? misunderstood(messages.noCommand)
  const command = COMMANDS.get(name)
  if (command === undefined) return misunderstood(messages.unknownCommand(name))
  const read = readArguments(rest, { ...COMMON, ...command.options }, messages)
  if (typeof read === 'string') return misunderstood(read)
  if (read.options.has('help')) {
    io.print(messages[command.help])
    return 0
  }
  if (read.files.length === 0) return misunderstood(messages.noFile)
  if (read.files.filter((file) => file === STDIN).length > 1) return misunderstood(messages.stdinTwice)
  const widgets = await loadWidgets(read.options.get('widgets'), messages)
  if (typeof widgets === 'string') {
    io.complain(`${widgets}\n`)
    return 2
  }
  return command.run({ ...read, io, locale: wantedLocale(args), messages, widgets, misunderstood })
}

/** `--help` and `--version` stand alone; null when neither was asked for. */
function withoutCommand(args: readonly string[], io: CommandIo, messages: CliMessages): ExitCode | null {
  const read = readArguments(args, { ...COMMON, version: 'flag' }, messages)
  if (typeof read === 'string') return null
  if (!read.options.has('help') && !read.options.has('version')) return null
  io.print(read.options.has('version') ? `${PACKAGE_VERSION}\n` : messages.help)
  return 0
}

/** The language is needed before any error about the other arguments can be reported. */
function wantedLocale(args: readonly string[]): Locale {
  const at = args.indexOf('--locale')
  return args[at + 1] === 'zh-CN' || args.includes('--locale=zh-CN') ? 'zh-CN' : 'en'
}
