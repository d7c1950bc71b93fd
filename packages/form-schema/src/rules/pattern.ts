/** Patterns of a definition, run in linear time by our own engine: nothing from a definition ever reaches `new RegExp`. */
import { LIMITS } from '../limits'
import { PatternRefusal } from './pattern-engine/cursor'
import { parsePattern } from './pattern-engine/parse-pattern'
import type { PatternProblem } from './pattern-engine/pattern-problem'
import { compileProgram, search } from './pattern-engine/search'

/** A pattern that runs, or the reason why it does not. */
export type CompiledPattern =
  | {
      readonly ok: true
      readonly matches: (text: string) => boolean
      /** Characters of the longest value it may be asked about: `LIMITS.patternInputLength`, less for a pattern that repeats a lot. */
      readonly longest: number
    }
  | {
      readonly ok: false
      readonly problem: PatternProblem
      /** What the problem is about: the name of an unknown property, else empty. */
      readonly found: string
    }

const CACHE_SIZE = 256
/** Instructions times characters one check may cost: some 50 ms on a slow machine, so that a page never hangs on a key. */
const MOST_WORK = 3_000_000
const compiled = new Map<string, CompiledPattern>()

/**
 * Compiles a pattern as definitions hold it: `/body/flags`, or the bare source. A match anywhere in the value counts, as in the
 * old family. Flags `i`, `m` and `s` work; `g`, `u` and `y` change nothing about "does it match". Text is read by code points, as with `u`.
 *
 * @returns `ok: false` for lookaround, backreferences, broken syntax, too much repetition and sources past `LIMITS.patternLength`.
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
  if (text.length > LIMITS.patternLength) return { ok: false, problem: 'too-long', found: '' }
  const { body, flags } = splitPattern(text)
  try {
    const program = compileProgram(parsePattern(body, flags))
    const longest = Math.min(LIMITS.patternInputLength, Math.floor(MOST_WORK / program.length))
    return { ok: true, matches: (value) => search(program, value).found, longest }
  } catch (error) {
    if (error instanceof PatternRefusal) return { ok: false, problem: error.problem, found: error.found }
    throw error
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
