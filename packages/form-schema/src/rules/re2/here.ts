/** `#re2` in Node: always there. */
import { compileWithRe2 } from './compile-with-re2'
import type { PatternEngine } from '../pattern-engine/pattern-engine'

export const re2 = (): PatternEngine | null => compileWithRe2

export async function loadRe2(): Promise<void> {}
