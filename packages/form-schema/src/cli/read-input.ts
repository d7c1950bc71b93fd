/** Reads a file or standard input, at most as much as a form may have. */
import { open } from 'node:fs/promises'
import { LIMITS } from '@formwork/form-schema'
import type { CliMessages } from './message-types'

/** The text of an input, or one sentence that says why there is none. */
export type Input = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly message: string }

/** The name that stands for standard input. */
export const STDIN = '-'

/** How an input is called in what is printed. */
export function inputName(name: string, messages: CliMessages): string {
  return name === STDIN ? messages.stdin : name
}

/** Reads `name`, or `stdin` when it is `-`. Reading stops at the limit: a hostile file is never held in memory. */
export async function readInput(name: string, stdin: AsyncIterable<Uint8Array>, messages: CliMessages): Promise<Input> {
  const shownName = inputName(name, messages)
  try {
    const chunks = name === STDIN ? await readChunks(stdin) : await readFileChunks(name)
    if (chunks === null) return { ok: false, message: messages.tooLarge(shownName, LIMITS.textBytes) }
    // Takes a byte order mark off; anything that is not UTF-8 is refused rather than read as question marks.
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)) }
  } catch (error) {
    return { ok: false, message: refusal(error, shownName, messages) }
  }
}

async function readFileChunks(name: string): Promise<readonly Uint8Array[] | null> {
  const file = await open(name)
  try {
    return await readChunks(file.createReadStream({ autoClose: false }))
  } finally {
    await file.close()
  }
}

async function readChunks(source: AsyncIterable<Uint8Array>): Promise<readonly Uint8Array[] | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of source) {
    size += chunk.length
    if (size > LIMITS.textBytes) return null
    chunks.push(chunk)
  }
  return chunks
}

function refusal(error: unknown, name: string, messages: CliMessages): string {
  const code = errorCode(error)
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return messages.notText(name)
  if (code === 'ENOENT') return messages.fileMissing(name)
  if (code === 'EISDIR') return messages.fileIsFolder(name)
  if (code === '') throw error
  return messages.fileUnreadable(name, code)
}

/** The code of an error of the operating system, such as `ENOENT`; '' for any other error. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
