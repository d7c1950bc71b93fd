/**
 * Patterns of a definition, run in linear time: by a small engine of our own, and by RE2 where they ask what belongs together in Unicode. Nothing
 * from a definition ever reaches `new RegExp`.
 */
import { re2 } from '#re2'
import { VALUE_LIMITS } from '../value-limits'
import type { CompiledPattern } from './pattern-engine/compiled-pattern'
import { asksMore, parsePattern } from './pattern-engine/parse-pattern'
import type { PatternEngine } from './pattern-engine/pattern-engine'
import { orRefused, refuse } from './pattern-engine/refusal'
import { compileProgram, PROGRAM_SIZE, search } from './pattern-engine/search'

const CACHE_SIZE = 256
/** Size of a pattern times characters one check may cost: some 50 ms on a slow machine, so that a page never hangs on a key. */
const MAX_WORK = 3_000_000
const compiled = new Map<string, CompiledPattern>()

/** Stands for a pattern whose engine is not there: refuses nothing. */
const UNDECIDED: CompiledPattern = { ok: true, matches: () => true, longest: VALUE_LIMITS.patternInputLength }

/**
 * Compiles a pattern as definitions hold it. A match anywhere in the value counts, as in the old family. Flags `i`, `m` and `s` work; `g`,
 * `u` and `y` change nothing about "does it match". Text is read by code points, as with `u`.
 *
 * Properties of characters, as `\\p{Han}`, letters of either case and lookaheads are decided by RE2, which knows one version of Unicode wherever it
 * runs. In Node it is there; elsewhere such a pattern matches everything until `loadRules` has loaded it.
 *
 * @param source - `/body/flags`, or the bare source.
 * @returns the pattern; `ok: false` for lookaround (but lookaheads right behind a `^` at the start), backreferences, broken syntax, too much repetition, more than `LIMITS.patternLength`.
 * @example compilePattern('/^1[3456789]\\d{9}$/')
 */
export function compilePattern(source: string): CompiledPattern {
  const known = compiled.get(source)
  if (known !== undefined) return known
  const result = compile(source)
  if (result === UNDECIDED) return result
  // Oldest first out: a form has few patterns, a server sees many forms.
  if (compiled.size >= CACHE_SIZE) compiled.delete(compiled.keys().next().value ?? '')
  compiled.set(source, result)
  return result
}

function compile(text: string): CompiledPattern {
  if (text.length > VALUE_LIMITS.patternLength) return { ok: false, problem: 'too-long', found: '' }
  const { body, flags } = splitPattern(text)
  return orRefused(() => {
    const tree = parsePattern(body, flags)
    const engine = asksMore(tree) ? re2() : runNatively
    const pattern = engine?.(tree)
    if (!pattern) return UNDECIDED
    if (!pattern.ok) return pattern
    if (pattern.size > PROGRAM_SIZE) refuse('repeats-too-much')
    return { ok: true, matches: pattern.matches, longest: Math.min(VALUE_LIMITS.patternInputLength, Math.floor(MAX_WORK / pattern.size)) }
  })
}

const runNatively: PatternEngine = (tree) => {
  const program = compileProgram(tree)
  return { ok: true, matches: (value) => search(program, value).found, size: program.length }
}

/** Splits `/body/flags`; anything else is the bare source. */
export function splitPattern(text: string): { readonly body: string; readonly flags: string } {
  const trimmed = text.trim()
  const end = trimmed.lastIndexOf('/')
  const flags = trimmed.slice(end + 1)
  const isLiteral = trimmed.startsWith('/') && end > 0 && /^[dgimsuvy]*$/.test(flags)
  return isLiteral ? { body: trimmed.slice(1, end), flags } : { body: text, flags: '' }
}
