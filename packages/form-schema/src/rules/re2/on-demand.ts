/** `#re2` in a browser: 50 KiB that most pages never need. Imports nothing of widgets: their behaviours are made of what asks for it. */
import type { PatternEngine } from '../pattern-engine/pattern-engine'

let engine: PatternEngine | null = null

/** Null until it was loaded. */
export const re2 = (): PatternEngine | null => engine

export const loadRe2 = async (): Promise<void> => {
  engine ??= (await import('./compile-with-re2')).compileWithRe2
}
