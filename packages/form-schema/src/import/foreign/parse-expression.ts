/** Parses the expressions other designers write conditions in: one small grammar that SurveyJS, FEEL and simple JavaScript share. */
import type { JsonValue } from '../../json'
import { type Token, tokenize } from './expression-tokens'

/** The words a comparison can say, whatever the source calls them. */
export type Relation =
  | 'equals'
  | 'notEquals'
  | 'greater'
  | 'less'
  | 'atLeast'
  | 'atMost'
  | 'contains'
  | 'containsNot'
  | 'anyOf'
  | 'allOf'
  | 'noneOf'

/** A parsed expression. */
export type Expression =
  | { readonly kind: 'group'; readonly word: 'all' | 'any'; readonly parts: readonly Expression[] }
  | { readonly kind: 'not'; readonly part: Expression }
  | { readonly kind: 'compare'; readonly relation: Relation; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'empty'; readonly part: Expression; readonly isEmpty: boolean }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'value'; readonly value: JsonValue }
  | { readonly kind: 'call'; readonly name: string; readonly parts: readonly Expression[] }

const RELATIONS: Readonly<Record<string, Relation>> = {
  '=': 'equals',
  '==': 'equals',
  '===': 'equals',
  equal: 'equals',
  equals: 'equals',
  '!=': 'notEquals',
  '!==': 'notEquals',
  '<>': 'notEquals',
  notequal: 'notEquals',
  '>': 'greater',
  greater: 'greater',
  '<': 'less',
  less: 'less',
  '>=': 'atLeast',
  greaterorequal: 'atLeast',
  '<=': 'atMost',
  lessorequal: 'atMost',
  contains: 'contains',
  contain: 'contains',
  notcontains: 'containsNot',
  notcontain: 'containsNot',
  anyof: 'anyOf',
  in: 'anyOf',
  allof: 'allOf',
  noneof: 'noneOf',
}
const VALUES: Readonly<Record<string, JsonValue>> = { true: true, false: false, null: null, undefined: null }
/** Nobody writes more brackets by hand; it limits the recursion. */
const DEEPEST = 32

/**
 * The expression, or null when it is more than this grammar knows: arithmetic, statements, assignments.
 *
 * @param bareWord - what a word of its own is: a name, or a text in SurveyJS, where names stand in braces.
 */
export function parseExpression(text: string, bareWord: 'name' | 'text' = 'name'): Expression | null {
  const tokens = tokenize(text)
  if (tokens === null) return null
  const parsing: Parsing = { tokens, bareWord, at: 0, depth: 0 }
  const expression = parseAny(parsing)
  return peek(parsing).kind === 'end' ? expression : null
}

interface Parsing {
  readonly tokens: readonly Token[]
  readonly bareWord: 'name' | 'text'
  at: number
  depth: number
}

function peek({ tokens, at }: Parsing): Token {
  return tokens[at] ?? { kind: 'end' }
}

function takes(parsing: Parsing, ...texts: readonly string[]): boolean {
  const token = peek(parsing)
  const isIt = (token.kind === 'sign' || token.kind === 'word') && texts.includes(token.text.toLowerCase())
  if (isIt) parsing.at++
  return isIt
}

const parseAny = (parsing: Parsing): Expression | null => parseGroup(parsing, 'any', ['or', '||'], parseAll)
const parseAll = (parsing: Parsing): Expression | null => parseGroup(parsing, 'all', ['and', '&&'], parseNot)

function parseGroup(
  parsing: Parsing,
  word: 'all' | 'any',
  signs: readonly string[],
  parsePart: (parsing: Parsing) => Expression | null,
): Expression | null {
  const parts: Expression[] = []
  do {
    const part = parsePart(parsing)
    if (part === null) return null
    parts.push(part)
  } while (takes(parsing, ...signs))
  const [only] = parts
  return parts.length === 1 && only !== undefined ? only : { kind: 'group', word, parts }
}

function parseNot(parsing: Parsing): Expression | null {
  if (!takes(parsing, '!', 'not')) return parseComparison(parsing)
  return nested(parsing, () => {
    const part = parseNot(parsing)
    return part === null ? null : { kind: 'not', part }
  })
}

function parseComparison(parsing: Parsing): Expression | null {
  const left = parseOperand(parsing)
  if (left === null) return null
  if (takes(parsing, 'empty')) return { kind: 'empty', part: left, isEmpty: true }
  if (takes(parsing, 'notempty')) return { kind: 'empty', part: left, isEmpty: false }
  const token = peek(parsing)
  const sign = token.kind === 'sign' || token.kind === 'word' ? token.text.toLowerCase() : ''
  const relation = Object.hasOwn(RELATIONS, sign) ? RELATIONS[sign] : undefined
  if (relation === undefined) return left
  parsing.at++
  const right = parseOperand(parsing)
  return right === null ? null : { kind: 'compare', relation, left, right }
}

function parseOperand(parsing: Parsing): Expression | null {
  const token = peek(parsing)
  if (token.kind === 'end') return null
  parsing.at++
  if (token.kind === 'number') return { kind: 'value', value: token.value }
  if (token.kind === 'text') return { kind: 'value', value: token.text }
  if (token.kind === 'name') return { kind: 'name', name: token.text }
  if (token.kind === 'word') return parseWord(parsing, token.text)
  if (token.text === '(') return nested(parsing, () => parseBracket(parsing))
  if (token.text === '[') return parseList(parsing)
  const next = peek(parsing)
  if (token.text !== '-' || next.kind !== 'number') return null
  parsing.at++
  return { kind: 'value', value: -next.value }
}

function parseBracket(parsing: Parsing): Expression | null {
  const inner = parseAny(parsing)
  // FEEL writes `x in ("a", "b")`.
  if (inner?.kind === 'value' && takes(parsing, ',')) return parseList(parsing, [inner.value], ')')
  return inner !== null && takes(parsing, ')') ? inner : null
}

function parseList(parsing: Parsing, start: readonly JsonValue[] = [], close = ']'): Expression | null {
  const items = [...start]
  while (!takes(parsing, close)) {
    const item = parseOperand(parsing)
    if (item?.kind !== 'value' || typeof item.value === 'object') return null
    items.push(item.value)
    if (!takes(parsing, ',') && peekText(parsing) !== close) return null
  }
  return { kind: 'value', value: items }
}

function peekText(parsing: Parsing): string {
  const token = peek(parsing)
  return token.kind === 'sign' ? token.text : ''
}

/** Functions of FEEL whose names have two words. */
const TWO_WORDS: ReadonlySet<string> = new Set(['list contains', 'is defined'])

/** A word is a value (`true`), a function when a bracket follows, else a name. */
function parseWord(parsing: Parsing, first: string): Expression | null {
  if (Object.hasOwn(VALUES, first)) return { kind: 'value', value: VALUES[first] ?? null }
  const next = peek(parsing)
  const both = next.kind === 'word' ? `${first} ${next.text}` : ''
  if (TWO_WORDS.has(both)) parsing.at++
  const name = TWO_WORDS.has(both) ? both : first
  if (takes(parsing, '(')) return nested(parsing, () => parseCall(parsing, name))
  if (name !== first) return null
  return parsing.bareWord === 'text' ? { kind: 'value', value: name } : { kind: 'name', name }
}

function parseCall(parsing: Parsing, name: string): Expression | null {
  const parts: Expression[] = []
  while (!takes(parsing, ')')) {
    const part = parseAny(parsing)
    if (part === null) return null
    parts.push(part)
    if (!takes(parsing, ',') && peekText(parsing) !== ')') return null
  }
  return { kind: 'call', name, parts }
}

function nested(parsing: Parsing, parse: () => Expression | null): Expression | null {
  if (parsing.depth >= DEEPEST) return null
  parsing.depth++
  const expression = parse()
  parsing.depth--
  return expression
}
