/** The signs, names and values of a condition that stands as a text. */
export type Token =
  | { readonly kind: 'sign'; readonly text: string }
  | { readonly kind: 'name'; readonly text: string }
  | { readonly kind: 'value'; readonly value: string | number | boolean | null }

const SPACE = /\s+/y
const NUMBER = /-?\d+(?:\.\d+)?(?:e[+-]?\d+)?(?![\p{L}_])/iuy
const TEXT = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/y
const NAME = /`[^`]+`|[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*/uy
const SIGN = /&&|\|\||==|!=|<>|>=|<=|\.\.|[=<>!()[\],]/y

/** The same sign in the languages of several engines. */
const SIGN_WORDS: Readonly<Record<string, string>> = {
  and: 'and',
  or: 'or',
  not: 'not',
  in: 'in',
  empty: 'empty',
  eq: '=',
  ne: '!=',
  gt: '>',
  ge: '>=',
  lt: '<',
  le: '<=',
}
const SIGN_OF: Readonly<Record<string, string>> = { '&&': 'and', '||': 'or', '==': '=', '<>': '!=', '!': 'not' }
const VALUES: Readonly<Record<string, boolean | null>> = { true: true, false: false, null: null }

/** @returns null at a text that is no token */
export function tokensOf(text: string): readonly Token[] | null {
  const tokens: Token[] = []
  let at = 0
  const take = (pattern: RegExp): string | null => {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0] ?? null
    if (found !== null) at += found.length
    return found
  }
  while (at < text.length) {
    if (take(SPACE) !== null) continue
    const token = numberOf(take(NUMBER)) ?? textOf(take(TEXT)) ?? nameOf(take(NAME)) ?? signOf(take(SIGN))
    if (token === null) return null
    tokens.push(token)
  }
  return tokens
}

function numberOf(found: string | null): Token | null {
  return found === null ? null : { kind: 'value', value: Number(found) }
}

function textOf(found: string | null): Token | null {
  if (found === null) return null
  const inner = found.slice(1, -1)
  if (!inner.includes('\\')) return { kind: 'value', value: inner }
  return { kind: 'value', value: inner.replaceAll(/\\(u[\da-fA-F]{4}|.)/g, (_, escaped: string) => unescaped(escaped)) }
}

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' }
function unescaped(escaped: string): string {
  if (escaped.length > 1) return String.fromCharCode(Number.parseInt(escaped.slice(1), 16))
  return ESCAPED[escaped] ?? escaped
}

function nameOf(found: string | null): Token | null {
  if (found === null) return null
  if (found.startsWith('`')) return { kind: 'name', text: found.slice(1, -1) }
  if (Object.hasOwn(VALUES, found)) return { kind: 'value', value: VALUES[found] ?? null }
  const sign = Object.hasOwn(SIGN_WORDS, found) ? SIGN_WORDS[found] : undefined
  return sign === undefined ? { kind: 'name', text: found } : { kind: 'sign', text: sign }
}

function signOf(found: string | null): Token | null {
  return found === null ? null : { kind: 'sign', text: SIGN_OF[found] ?? found }
}
