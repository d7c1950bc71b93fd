/** Reads a file that somebody chose as JSON. */
import { MAX_FILE_BYTES } from '@formwork/api-contract'

export type JsonRead = { readonly ok: true; readonly json: unknown } | { readonly ok: false; readonly code: 'too-large' | 'not-json' }

/** Spaces and ends of lines do not count, so the file itself may be some times as large. */
const MAX_WITH_SPACES = MAX_FILE_BYTES * 8

export async function readJson(file: File): Promise<JsonRead> {
  if (file.size > MAX_WITH_SPACES) return { ok: false, code: 'too-large' }
  let json: unknown
  try {
    json = JSON.parse((await file.text()).replace(/^\uFEFF/, ''))
  } catch {
    return { ok: false, code: 'not-json' }
  }
  return new Blob([JSON.stringify(json)]).size > MAX_FILE_BYTES ? { ok: false, code: 'too-large' } : { ok: true, json }
}
