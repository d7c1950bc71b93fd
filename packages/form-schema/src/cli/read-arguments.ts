/** Reads the arguments of a command against the options it has. */
import { parseArgs } from 'node:util'
import type { CliMessages } from './message-types'

/** The options of a command: `flag` stands alone, a list names the allowed values, `text` takes anything. */
export type OptionKinds = Readonly<Record<string, 'flag' | 'text' | readonly string[]>>

/** What stood on the command line; a flag that is set reads as 'true'. */
export interface Arguments {
  readonly options: ReadonlyMap<string, string>
  readonly files: readonly string[]
}

/** @returns the arguments, or one sentence about the first invalid one. */
export function readArguments(args: readonly string[], kinds: OptionKinds, messages: CliMessages): Arguments | string {
  const config = Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [name, { type: kind === 'flag' ? ('boolean' as const) : ('string' as const) }]),
  )
  const { tokens } = parseArgs({ args: [...args], options: config, allowPositionals: true, strict: false, tokens: true })
  const options = new Map<string, string>()
  const files: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') files.push(token.value)
    if (token.kind !== 'option') continue
    const kind = Object.hasOwn(kinds, token.name) ? kinds[token.name] : undefined
    if (kind === undefined) return messages.unknownOption(token.rawName)
    const value = kind === 'flag' ? 'true' : token.value
    // `--out --to`: the next option is no value.
    if (value === undefined || value === '' || value.startsWith('--')) return messages.missingValue(token.rawName)
    if (kind === 'flag' && token.value !== undefined) return messages.wrongValue(token.rawName, token.value, '∅')
    if (typeof kind === 'object' && !kind.includes(value)) return messages.wrongValue(token.rawName, value, kind.join(', '))
    options.set(token.name, value)
  }
  return { options, files }
}
