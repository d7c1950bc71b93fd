/** Reads a file that somebody chose as JSON. */
import { MAX_FILE_BYTES } from '@formwork/api-contract'

export type JsonRead =
  | { readonly ok: true; readonly json: unknown }
  | { readonly ok: false; readonly code: 'too-large' }
  /** `place`: where the reader stopped, both from 1; null where the browser does not say. */
  | { readonly ok: false; readonly code: 'not-json'; readonly place: { readonly line: number; readonly column: number } | null }

/** Spaces and ends of lines do not count, so the file itself may be some times as large. */
const MAX_WITH_SPACES = MAX_FILE_BYTES * 8

export async function readJson(file: File): Promise<JsonRead> {
  if (file.size > MAX_WITH_SPACES) return { ok: false, code: 'too-large' }
  let json: unknown
  try {
    json = JSON.parse((await file.text()).replace(/^\uFEFF/, ''))
  } catch (error) {
    return { ok: false, code: 'not-json', place: placeIn(error) }
  }
  return new Blob([JSON.stringify(json)]).size > MAX_FILE_BYTES ? { ok: false, code: 'too-large' } : { ok: true, json }
}

/** The standard leaves the message to the browser: Chromium and Firefox name the place in the same words. */
function placeIn(error: unknown) {
  const [, line, column] = /line (\d+) column (\d+)/.exec(String(error)) ?? []
  return line === undefined || column === undefined ? null : { line: Number(line), column: Number(column) }
}
