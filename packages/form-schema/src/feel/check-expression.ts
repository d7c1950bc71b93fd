/**
 * Which FEEL expressions may compute a value. A definition is written by anybody, so an expression gets no regular expressions, no clock, no
 * functions of its own, and at most one loop, over a list: what it costs grows with the values and not with the imagination of its author.
 */
import { LIMITS } from '../limits'
import { ALLOWED_FUNCTIONS } from '../conditions/allowed-functions'
import { isCallee } from './calls-apart'
import { misreadAt } from './misread'
import { isQuoted, nameAt, parseFormula, type SyntaxNode, wordAlsoUsed } from './parse-formula'

/** Why an expression is refused, and where in its text. */
export interface ExpressionRefusal {
  /** `syntax`: it is no FEEL. `not-allowed`: it says something that costs too much or is not the same everywhere. `too-long`: past the limit. */
  readonly code: 'syntax' | 'not-allowed' | 'too-long'
  /** Character offsets into the text. */
  readonly from: number
  readonly to: number
  /** The piece of text at that place. */
  readonly found: string
}

/**
 * The result of {@link checkExpression}. `names` are the names that are looked up outside the expression, each once; `filterNames` those
 * in the brackets of a filter, which mean a part of what is filtered when it has one of that name.
 */
export type ExpressionResult =
  | { readonly ok: true; readonly names: readonly string[]; readonly filterNames: readonly string[] }
  | { readonly ok: false; readonly refusal: ExpressionRefusal }

/** Kinds of node that evaluate their content repeatedly. */
const LOOPS: ReadonlySet<string> = new Set(['ForExpression', 'QuantifiedExpression', 'FilterExpression'])
/** Kinds of node that let an expression name its own intermediate results, and so grow without bound. */
const REFUSED: ReadonlySet<string> = new Set(['FunctionDefinition', 'Context'])

/** Words that must not be reached in any way, not even as a value. */
const REFUSED_WORDS: ReadonlySet<string> = new Set(['matches', 'replace', 'list replace', 'split', 'now', 'today'])

/**
 * Checks an expression without evaluating it.
 *
 * @param text - a FEEL expression of at most `LIMITS.expressionLength` characters.
 * @param known - names that may be looked up, none by default; only those with blanks or signs in them that stand without backticks change how
 *   a text is read.
 * @returns the names it looks up; else `ok: false` with the first thing that is refused and where.
 * @example checkExpression('price * amount') // { ok: true, names: ['price', 'amount'], filterNames: [] }
 * @example checkExpression('2 * `price in euro`') // { ok: true, names: ['price in euro'], filterNames: [] }
 * @example checkExpression('price *') // { ok: false, refusal: { code: 'syntax', from: 7, to: 7, found: '' } }
 */
export function checkExpression(text: string, known: readonly string[] = []): ExpressionResult {
  if (text.length > LIMITS.expressionLength) return refused('too-long', { from: LIMITS.expressionLength, to: text.length }, text)
  const names = new Set<string>()
  const filterNames = new Set<string>()
  const places = new Map<string, SyntaxNode>()
  const loops: SyntaxNode[] = []
  let refusal: ExpressionResult | null = null
  const refuse = (code: ExpressionRefusal['code'], node: { readonly from: number; readonly to: number }) => {
    refusal ??= refused(code, node, text)
    return false
  }
  parseFormula(text, known).iterate({
    enter({ node, name, type }) {
      if (refusal !== null) return false
      if (type.isError) return refuse('syntax', node)
      const misread = misreadAt(node, text)
      if (misread !== null) return refuse('syntax', misread)
      if (REFUSED.has(name) || isRangeLoop(node) || isSecondVariable(node) || isStrangeCall(node)) return refuse('not-allowed', node)
      if (LOOPS.has(name) && !isIndexed(node)) {
        if (loops.length > 0) return refuse('not-allowed', node)
        loops.push(node)
      }
      if (name !== 'VariableName') return true
      const word = nameAt(node, text)
      // Between backticks is the name of a field, never that of a function.
      const isField = isQuoted(node, text)
      if (isCallee(node)) {
        if (isField || !ALLOWED_FUNCTIONS.has(word)) return refuse('not-allowed', node)
        return true
      }
      if ((REFUSED_WORDS.has(word) && !isField) || (word === 'partial' && loops.length > 0)) return refuse('not-allowed', node)
      if (isLoopVariable(word, loops, text) || isInType(node)) return true
      const found = loops.some((loop) => isInBrackets(node, loop)) ? filterNames : names
      found.add(word)
      if (!places.has(word)) places.set(word, node)
      return true
    },
    leave({ node }) {
      if (loops.at(-1)?.from === node.from && loops.at(-1)?.to === node.to && LOOPS.has(node.name)) loops.pop()
    },
  })
  const hidden = refusal === null ? wordAlsoUsed(text, [...places.keys()]) : null
  const place = places.get(hidden ?? '')
  if (place !== undefined) refuse('not-allowed', place)
  return refusal ?? { ok: true, names: [...names], filterNames: [...filterNames] }
}

function refused(
  code: ExpressionRefusal['code'],
  { from, to }: { readonly from: number; readonly to: number },
  text: string,
): ExpressionResult {
  return { ok: false, refusal: { code, from, to, found: text.slice(from, to) } }
}

/** A call of something that is no plain name. */
function isStrangeCall(node: SyntaxNode): boolean {
  return node.name === 'FunctionInvocation' && node.firstChild?.name !== 'VariableName'
}

function isInBrackets(node: SyntaxNode, loop: SyntaxNode): boolean {
  return loop.name === 'FilterExpression' && node.from > (loop.firstChild?.to ?? loop.to)
}

/** `for i in 1..9`: how often it runs is the author's whim. */
function isRangeLoop(node: SyntaxNode): boolean {
  return node.name === 'IterationContext' && node.getChild('..') !== null
}

/** `for i in xs, j in ys`: a loop in a loop. */
function isSecondVariable(node: SyntaxNode): boolean {
  return node.name === 'InExpressions' && node.getChildren('InExpression').length > 1
}

/** `items[1]` picks one and repeats nothing. */
function isIndexed(node: SyntaxNode): boolean {
  return node.name === 'FilterExpression' && node.lastChild?.prevSibling?.name === 'NumericLiteral'
}

function isLoopVariable(word: string, loops: readonly SyntaxNode[], text: string): boolean {
  return loops.some((loop) => {
    const variable = loop.getChild('InExpressions')?.getChild('InExpression')?.getChild('Name')
    return variable !== null && variable !== undefined && nameAt(variable, text) === word
  })
}

/** `a instance of number`: the word names a type. */
function isInType(node: SyntaxNode): boolean {
  for (let around = node.parent; around !== null; around = around.parent) if (around.name === 'Type') return true
  return false
}
