/**
 * Patterns of a definition, run in linear time. The only file that knows re2js.
 * Nothing from a definition ever reaches `new RegExp`.
 */
import { RE2JS } from 're2js'
import { LIMITS } from '../limits'
import { toRe2Syntax } from './re2-syntax'

/** A pattern that runs, or the reason why it does not. */
export type CompiledPattern =
  | { readonly ok: true; readonly matches: (text: string) => boolean }
  | { readonly ok: false; readonly reason: 'too-long' | 'unsupported'; readonly detail: string }

const CACHE_SIZE = 256
const compiled = new Map<string, CompiledPattern>()

/**
 * Compiles a pattern as definitions hold it: `/body/flags`, or the bare source. A match anywhere in the value counts, as in the
 * old family. Flags `i`, `m` and `s` work; `g`, `u` and `y` change nothing about "does it match". Text is read by code points, as with `u`.
 *
 * @returns `ok: false` for lookaround, backreferences, broken syntax and sources past `LIMITS.patternLength`.
 * @example compilePattern('/^1[3456789]\\d{9}$/')
 */
export function compilePattern(source: string): CompiledPattern {
  const known = compiled.get(source)
  if (known !== undefined) return known
  const result = compile(source)
  // Oldest first out: a form has few patterns, a server sees many forms.
  if (compiled.size >= CACHE_SIZE) compiled.delete(compiled.keys().next().value ?? '')
  compiled.set(source, result)
  return result
}

function compile(text: string): CompiledPattern {
  if (text.length > LIMITS.patternLength) return { ok: false, reason: 'too-long', detail: `pattern is longer than ${LIMITS.patternLength}` }
  const { body, flags } = splitPattern(text)
  const source = toRe2Syntax(body)
  if (source === null) return { ok: false, reason: 'unsupported', detail: 'references back to a group are not supported' }
  try {
    const pattern = RE2JS.compile(RE2JS.translateRegExp(source), flagBits(flags))
    return { ok: true, matches: (value) => pattern.matcher(value).find() }
  } catch (error) {
    return { ok: false, reason: 'unsupported', detail: error instanceof Error ? error.message : String(error) }
  }
}

/** Splits `/body/flags`; anything else is the bare source. */
export function splitPattern(text: string): { readonly body: string; readonly flags: string } {
  const trimmed = text.trim()
  const end = trimmed.lastIndexOf('/')
  const flags = trimmed.slice(end + 1)
  const isLiteral = trimmed.startsWith('/') && end > 0 && /^[dgimsuvy]*$/.test(flags)
  return isLiteral ? { body: trimmed.slice(1, end), flags } : { body: text, flags: '' }
}

function flagBits(flags: string): number {
  return (
    (flags.includes('i') ? RE2JS.CASE_INSENSITIVE : 0) |
    (flags.includes('m') ? RE2JS.MULTILINE : 0) |
    (flags.includes('s') ? RE2JS.DOTALL : 0)
  )
}
