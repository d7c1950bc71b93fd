/** Patterns run by RE2. */
import { RE2JS, RE2JSSyntaxException } from 're2js'
import type { PatternEngine } from '../pattern-engine/pattern-engine'
import { hasLook, intersection } from './lookahead'
import { writeRe2 } from './write-re2'

/** Where RE2 has to follow every way, one of its instructions takes as long as four of our own engine. */
const COST = 4
const LINE_END = /[\n\r\u2028\u2029]/g

// Imports nothing that a page has already: what two files share would be a third one.
export const compileWithRe2: PatternEngine = (pattern) => {
  const tests: ((text: string) => boolean)[] = []
  let size = 0
  for (const [part, isWanted] of intersection(pattern)) {
    if (hasLook(part)) return { ok: false, problem: 'lookahead', found: '' }
    const compiled = compileOne(part)
    if (!compiled.ok) return compiled
    tests.push((text) => compiled.matches(text) === isWanted)
    size += compiled.size
  }
  return { ok: true, matches: (text) => tests.every((test) => test(text)), size }
}

const compileOne: PatternEngine = (pattern) => {
  const source = writeRe2(pattern)
  const asksForLines = source.includes('(?m:')
  try {
    const compiled = RE2JS.compile(source)
    return {
      ok: true,
      // RE2 knows one line end only.
      matches: (text) => compiled.test(asksForLines ? text.replaceAll(LINE_END, '\n') : text),
      size: compiled.programSize() * COST,
    }
  } catch (error) {
    if (!(error instanceof RE2JSSyntaxException)) throw error
    const property = /^\\p\{([\w=]*)\}$/i.exec(error.getPattern() ?? '')?.[1]
    return { ok: false, problem: property === undefined ? 'repeats-too-much' : 'property-unknown', found: property ?? '' }
  }
}
