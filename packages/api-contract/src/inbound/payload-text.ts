/** Words with paths in braces, as titles have names in them: `{alerts[0].labels.alertname} on {alerts[0].labels.instance}`. */
import { type PayloadPath, readPath, valueAt } from './payload-path'

type Part = string | PayloadPath

/** @returns null where a brace is not closed, or holds no path. */
function partsOf(text: string): readonly Part[] | null {
  const parts: Part[] = []
  let at = 0
  while (at < text.length) {
    const open = text.indexOf('{', at)
    if (open === -1) return [...parts, text.slice(at)]
    const close = closingBrace(text, open + 1)
    const path = close === -1 ? null : readPath(text.slice(open + 1, close).trim())
    if (path === null) return null
    if (open > at) parts.push(text.slice(at, open))
    parts.push(path)
    at = close + 1
  }
  return parts
}

/** Braces within quotes belong to a name. */
function closingBrace(text: string, from: number): number {
  let quote: string | undefined
  for (let at = from; at < text.length; at += 1) {
    const character = text[at]
    if (quote !== undefined) {
      if (character === '\\') at += 1
      else if (character === quote) quote = undefined
    } else if (character === '"' || character === "'") quote = character
    else if (character === '}') return at
  }
  return -1
}

export const isPayloadText = (text: string): boolean => partsOf(text) !== null

/** A path alone, or words with paths in braces. */
export const isPayloadSource = (text: string): boolean => readPath(text) !== null || (text.includes('{') && isPayloadText(text))

/** @param known - names of one word that come before paths, such as `date`; paths that lead nowhere are left out. */
export function fillText(text: string, payload: unknown, known: ReadonlyMap<string, string> = new Map()): string {
  const parts = partsOf(text) ?? [text]
  return parts.map((part) => (typeof part === 'string' ? part : wordOf(payload, part, known))).join('')
}

function wordOf(payload: unknown, path: PayloadPath, known: ReadonlyMap<string, string>): string {
  const [only, ...others] = path
  const named = others.length === 0 && typeof only === 'string' ? known.get(only) : undefined
  return named ?? plainText(valueAt(payload, path))
}

/** Numbers and truth as they are written; lists and objects as JSON. */
export function plainText(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The value of a source: of a path alone whatever is there, else a text. Undefined where there is nothing. */
export function valueOfSource(source: string, payload: unknown): unknown {
  const path = readPath(source)
  if (path !== null) return valueAt(payload, path) ?? undefined
  const text = fillText(source, payload)
  return text.trim() === '' ? undefined : text
}
