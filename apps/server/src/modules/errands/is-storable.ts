/** Whether a value that another system has answered can stand in a form: PostgreSQL refuses some characters, and what is nested without end ends whoever looks through it. */

/** As deep as bodies of calls may be. */
const MOST_DEPTH = 70

export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isStorableText(value)
  if (typeof value !== 'object' || value === null) return true
  return depth < MOST_DEPTH && Object.entries(value).every(([name, inner]) => isStorableText(name) && isStorable(inner, depth + 1))
}

const isStorableText = (text: string) => !text.includes('\u0000') && text.isWellFormed()
