/** A path into the JSON that another system sends: `alerts[0].labels.instance`, `labels["app.kubernetes.io/name"]`. */

/** A name leads into an object, a number into a list. */
export type PayloadPath = readonly (string | number)[]

export const LONGEST_PATH = 300
const MAX_STEPS = 20
/** Lists are not longer. */
const MAX_DIGITS = 6

/** Ends a name that is not quoted. */
const MARKS: ReadonlySet<string> = new Set(['.', '[', ']', '{', '}', '"', "'", ' ', '\t', '\n', '\r'])

/** @returns null for an invalid path. */
export function readPath(text: string): PayloadPath | null {
  if (text.length > LONGEST_PATH) return null
  const steps: (string | number)[] = []
  for (let at = 0; at < text.length; ) {
    const step = text[at] === '[' ? bracketAt(text, at) : nameAt(text, at, steps.length > 0)
    if (step === null || steps.length === MAX_STEPS) return null
    steps.push(step.value)
    at = step.end
  }
  return steps.length === 0 ? null : steps
}

interface Step {
  readonly value: string | number
  readonly end: number
}

function nameAt(text: string, from: number, isLater: boolean): Step | null {
  if (isLater && text[from] !== '.') return null
  const start = isLater ? from + 1 : from
  let end = start
  while (end < text.length && !MARKS.has(text[end] ?? '')) end += 1
  return end === start ? null : { value: text.slice(start, end), end }
}

function bracketAt(text: string, from: number): Step | null {
  const quote = text[from + 1]
  if (quote === '"' || quote === "'") return quotedAt(text, from + 2, quote)
  const close = text.indexOf(']', from)
  const digits = text.slice(from + 1, close === -1 ? text.length : close)
  const isNumber = digits.length > 0 && digits.length <= MAX_DIGITS && Array.from(digits).every((digit) => digit >= '0' && digit <= '9')
  return close === -1 || !isNumber ? null : { value: Number(digits), end: close + 1 }
}

/** A quote or a backslash within stands behind a backslash. */
function quotedAt(text: string, from: number, quote: string): Step | null {
  let value = ''
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') {
      at += 1
      value += text[at] ?? ''
    } else if (text[at] === quote) return text[at + 1] === ']' && value !== '' ? { value, end: at + 2 } : null
    else value += text[at]
  }
  return null
}

/** The value at a path; undefined where it leads nowhere. Never an inherited property. */
export function valueAt(payload: unknown, path: PayloadPath): unknown {
  let found = payload
  for (const step of path) {
    if (typeof found !== 'object' || found === null) return undefined
    if (Array.isArray(found) !== (typeof step === 'number') || !Object.hasOwn(found, step)) return undefined
    found = Reflect.get(found, step)
  }
  return found
}
