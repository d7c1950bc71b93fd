/** `#re2` in a browser: 50 KiB that most pages never need. */
import type { PatternEngine } from '../pattern-engine/pattern-engine'

let engine: PatternEngine | null = null

/** Null until it was loaded. */
export const re2 = (): PatternEngine | null => engine

export async function loadRe2(): Promise<void> {
  engine ??= (await import('./compile-with-re2')).compileWithRe2
}
