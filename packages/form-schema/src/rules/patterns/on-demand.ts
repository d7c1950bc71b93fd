/** `#patterns` in a browser: 5 KiB that a form without patterns never needs. */
import type { compilePattern } from '../pattern'

let compile: typeof compilePattern | null = null

/** Null until they were loaded. */
export const patterns = (): typeof compilePattern | null => compile

export const loadPatterns = async (): Promise<void> => {
  compile ??= (await import('../pattern')).compilePattern
}
