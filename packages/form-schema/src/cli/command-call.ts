/** What a command is called with, and what it answers. */
import type { Locale, WidgetDefinitions } from '@formwork/form-schema'
import type { CliMessages } from './message-types'
import type { Arguments } from './read-arguments'

/** 0: all is well. 1: something was found. 2: not understood, or a file could not be read. */
export type ExitCode = 0 | 1 | 2

/** What a command may touch, besides the files it is given to read. */
export interface CommandIo {
  readonly stdin: AsyncIterable<Uint8Array>
  readonly print: (text: string) => void
  readonly complain: (text: string) => void
}

/** What a command works with. */
export interface CommandCall extends Arguments {
  readonly io: CommandIo
  readonly locale: Locale
  readonly messages: CliMessages
  /** The widget types that forms are read with. */
  readonly widgets: WidgetDefinitions
  /** Says what was wrong with the command, and where its help is. */
  readonly misunderstood: (sentence: string) => ExitCode
}
