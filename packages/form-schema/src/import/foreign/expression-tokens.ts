/** Cuts an expression of another designer into tokens. Names in braces are SurveyJS, `data.x` is Form.io, bare names are FEEL. */

/** One token; `end` closes every list. */
export type Token =
  | { readonly kind: 'name' | 'word' | 'text' | 'sign'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'end' }

/** A longer expression is not read as a simple condition. */
const LONGEST = 2000
const SIGNS = ['===', '!==', '<=', '>=', '<>', '!=', '==', '&&', '||', '=', '<', '>', '!', '(', ')', '[', ']', ',', '-', ';'] as const
const SPACE = /\s/
const WORD_START = /[\p{L}_$]/u
const WORD_PART = /[\p{L}\p{N}_$.]/u
const DIGIT = /[0-9]/

/** The tokens, or null when the text holds something no simple condition has. */
export function tokenize(text: string): readonly Token[] | null {
  if (text.length > LONGEST) return null
  const tokens: Token[] = []
  for (let at = 0; at < text.length; ) {
    if (SPACE.test(text.charAt(at))) {
      at++
      continue
    }
    const read = readToken(text, at)
    if (read === null) return null
    tokens.push(read.token)
    at = read.end
  }
  return [...tokens, { kind: 'end' }]
}

function readToken(text: string, at: number): { readonly token: Token; readonly end: number } | null {
  const first = text.charAt(at)
  if (first === '{') {
    const end = text.indexOf('}', at)
    return end === -1 ? null : { token: { kind: 'name', text: text.slice(at + 1, end).trim() }, end: end + 1 }
  }
  if (first === '"' || first === "'") return readText(text, at)
  if (DIGIT.test(first)) {
    const end = endWhile(text, at, (character) => DIGIT.test(character) || character === '.')
    const value = Number(text.slice(at, end))
    return Number.isFinite(value) ? { token: { kind: 'number', value }, end } : null
  }
  if (WORD_START.test(first)) {
    const end = endWhile(text, at, (character) => WORD_PART.test(character))
    return { token: { kind: 'word', text: text.slice(at, end) }, end }
  }
  const sign = SIGNS.find((candidate) => text.startsWith(candidate, at))
  return sign === undefined ? null : { token: { kind: 'sign', text: sign }, end: at + sign.length }
}

function readText(text: string, at: number): { readonly token: Token; readonly end: number } | null {
  const quote = text[at]
  let read = ''
  for (let place = at + 1; place < text.length; place++) {
    const character = text.charAt(place)
    if (character === quote) return { token: { kind: 'text', text: read }, end: place + 1 }
    if (character === '\\') place++
    read += text.charAt(place)
  }
  return null
}

function endWhile(text: string, from: number, holds: (character: string) => boolean): number {
  let end = from
  while (end < text.length && holds(text.charAt(end))) end++
  return end
}
