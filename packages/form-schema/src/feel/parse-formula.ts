/** The one way to read an expression: FEEL, in which any name can stand between backticks. */
import { parseExpression } from 'feelin'

/** The dialect of FEEL that has backticks; nothing else is different in it. */
export const DIALECT = 'camunda'

/** Words of the language. A field of such a name must not take them away from the formulas of its form. */
const WORDS: ReadonlySet<string> = new Set(
  'and between else every false for function if in instance null or return satisfies some then true'.split(' '),
)

type Tree = ReturnType<typeof parseExpression>
export type SyntaxNode = Tree['topNode']

/**
 * A word of the language means a field that has it for a name only between backticks, or in a text that cannot be read otherwise: `in - out`.
 *
 * @param names - what may be looked up: a name with blanks or signs in it that stands without backticks is only one where it is known.
 */
export function parseFormula(text: string, names: Iterable<string>): Tree {
  const known = [...names]
  const others = known.filter((name) => !WORDS.has(singleBlanks(name)))
  const tree = parsed(text, others)
  if (others.length === known.length || isWhole(tree)) return tree
  const withWords = parsed(text, known)
  return isWhole(withWords) ? withWords : tree
}

/** The first name that cannot be read, since the text needs the word that it is: the evaluation reads it with the names known. */
export function wordAlsoUsed(text: string, names: readonly string[]): string | null {
  const words = names.filter((name) => WORDS.has(singleBlanks(name)))
  if (words.length === 0 || isWhole(parsed(text, names))) return null
  return words.find((word) => !isWhole(parsed(text, [word]))) ?? words[0] ?? null
}

const parsed = (text: string, names: readonly string[]): Tree =>
  parseExpression(text, Object.fromEntries(names.map((name) => [name, null])), DIALECT)

function isWhole(tree: Tree): boolean {
  let whole = true
  tree.iterate({
    enter({ type }) {
      whole &&= !type.isError
    },
  })
  return whole
}

/** The name that a node holds: between backticks as it stands, else with single blanks. */
export function nameAt({ from, to }: Pick<SyntaxNode, 'from' | 'to'>, text: string): string {
  const name = text.slice(from, to)
  return isQuoted({ from }, text) ? name.slice(1, -1) : singleBlanks(name)
}

export function singleBlanks(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ')
}

export function isQuoted({ from }: Pick<SyntaxNode, 'from'>, text: string): boolean {
  return text.charAt(from) === '`'
}
