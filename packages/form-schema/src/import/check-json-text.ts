/** Guards text before it is parsed: size and nesting are counted on the raw characters, so nothing hostile reaches the parser. */
import { LIMITS } from '../limits'

/** Why a text was not read. */
export type JsonTextRefusal = 'json.too-large' | 'json.too-deep' | 'json.empty' | 'json.invalid'

/** The parsed value, or the reason with the parser's own message. `limit` is the limit that was passed. */
export type JsonTextResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly code: JsonTextRefusal; readonly message: string; readonly limit?: number }

const QUOTE = 34
const BACKSLASH = 92
const OPEN_BRACKET = 91
const CLOSE_BRACKET = 93
const OPEN_BRACE = 123
const CLOSE_BRACE = 125

/** What some editors put in front of a text that they save. */
const BYTE_ORDER_MARK = /^\uFEFF/

/**
 * Parses untrusted JSON text: at most `LIMITS.textBytes` of UTF-8 and `LIMITS.depth` levels of nesting.
 *
 * @param text - the JSON text.
 * @returns the parsed value; else `ok: false` with a code and a message in English.
 * @example
 * const parsed = checkJsonText(body)
 * if (!parsed.ok) refuse(parsed.code, parsed.message)
 */
export function checkJsonText(text: string): JsonTextResult {
  if (typeof text !== 'string')
    return { ok: false, code: 'json.invalid', message: `Text was expected, found ${text === null ? 'null' : typeof text}` }
  if (text.trim() === '') return { ok: false, code: 'json.empty', message: 'The text is empty' }
  const { textBytes, depth } = LIMITS
  if (text.length > textBytes || utf8Length(text) > textBytes) {
    return { ok: false, code: 'json.too-large', message: `The text is larger than ${textBytes} bytes`, limit: textBytes }
  }
  if (isDeeperThan(text, depth)) {
    return { ok: false, code: 'json.too-deep', message: `The text is nested more than ${depth} levels deep`, limit: depth }
  }
  try {
    return { ok: true, value: JSON.parse(text.replace(BYTE_ORDER_MARK, '')) as unknown }
  } catch (error) {
    return { ok: false, code: 'json.invalid', message: error instanceof Error ? error.message : String(error) }
  }
}

function isDeeperThan(text: string, limit: number): boolean {
  let depth = 0
  let inString = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (inString) {
      if (code === BACKSLASH) at++
      else if (code === QUOTE) inString = false
    } else if (code === QUOTE) inString = true
    else if (code === OPEN_BRACKET || code === OPEN_BRACE) {
      depth++
      if (depth > limit) return true
    } else if (code === CLOSE_BRACKET || code === CLOSE_BRACE) depth--
  }
  return false
}

/** Bytes of a text in UTF-8; a lone surrogate counts three, as encoders replace it. */
export function utf8Length(text: string): number {
  let bytes = text.length
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code > 0x7f) bytes++
    if (code > 0x7ff) bytes++
    if (code >= 0xd800 && code <= 0xdbff && isLowSurrogate(text.charCodeAt(at + 1))) {
      at++ // a pair is four bytes: two units plus the two counted above
    }
  }
  return bytes
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff
}
