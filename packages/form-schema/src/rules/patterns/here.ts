/** `#patterns` in Node: always there. */
import { compilePattern } from '../pattern'

export const patterns = (): typeof compilePattern | null => compilePattern

export async function loadPatterns(): Promise<void> {}
