/** Whether an answer of another system can be stored in a form: PostgreSQL refuses some characters, and endless nesting exhausts the stack of every reader. */

/** As deep as bodies of calls may be. */
const MAX_DEPTH = 70

export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isStorableText(value)
  if (typeof value !== 'object' || value === null) return true
  return depth < MAX_DEPTH && Object.entries(value).every(([name, inner]) => isStorableText(name) && isStorable(inner, depth + 1))
}

const isStorableText = (text: string) => !text.includes('\u0000') && text.isWellFormed()
