/** Reads a form from a file: the text, then the import. */
import { type FormDefinition, importDefinition, type ImportFinding } from '@formwork/form-schema'
import type { CommandCall } from './command-call'
import { readInput } from './read-input'

/** A form with the report of its import, the reasons why there is none, or why the file could not be read. */
export type ReadForm =
  | { readonly ok: true; readonly form: FormDefinition; readonly report: readonly ImportFinding[] }
  | { readonly ok: false; readonly report: readonly ImportFinding[] }
  | { readonly ok: false; readonly unreadable: string }

/** Reads the form in `file`; a text past the limit is refused before it is held as a whole. */
export async function readForm(
  file: string,
  { io, messages, widgets }: Pick<CommandCall, 'io' | 'messages' | 'widgets'>,
): Promise<ReadForm> {
  const input = await readInput(file, io.stdin, messages)
  return input.ok ? importDefinition(input.text, { widgets }) : { ok: false, unreadable: input.message }
}
