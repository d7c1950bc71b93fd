/**
 * Input that feelin's grammar accepts and its evaluation silently drops in part: `1e3` gives 1, `- 3` nothing, and `a == 2` compares with "equals 2".
 * Such an expression is refused like any other that cannot be read to its end.
 */
import type { SyntaxNode } from './parse-formula'

/** A number as it is read whole: digits, at most one point between them or in front; no exponent, no other base. */
const WHOLE_NUMBER = /^-?(?:\d+(?:\.\d+)?|\.\d+)$/

/** The piece of an expression that would not be evaluated as it is written, or null. */
export function misreadAt(node: SyntaxNode, text: string): { readonly from: number; readonly to: number } | null {
  if (node.name === 'NumericLiteral') return WHOLE_NUMBER.test(text.slice(node.from, node.to)) ? null : node
  if (node.name !== 'Comparison') return null
  const [operator] = node.getChildren('CompareOp')
  if (operator === undefined) return null
  const second = node.lastChild?.name === 'SimplePositiveUnaryTest' ? node.lastChild.firstChild : null
  // Two operators in a row: `==`, `=>`, `<>`.
  if (second?.name === 'CompareOp') return { from: operator.from, to: second.to }
  // `1 < a < 5` would compare a truth value with 5, which is never true.
  return node.firstChild?.name === 'Comparison' ? operator : null
}
