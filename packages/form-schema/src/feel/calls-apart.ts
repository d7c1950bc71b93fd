/** Keeps the functions that an expression calls apart from fields, columns and loop variables of their names. */
import { evaluate } from 'feelin'
import { AGGREGATES } from './aggregates'
import { nameAt, parseFormula, type SyntaxNode } from './parse-formula'

/** An expression as it is evaluated: a call never means a field, whatever fields are called. */
export interface ApartCalls {
  /** As long as the expression, so that places in one are places in the other. */
  readonly text: string
  /** The functions behind the changed names; empty where nothing had to be changed. */
  readonly functions: Readonly<Record<string, unknown>>
}

/** A letter that no name begins with by itself. */
const MARK = '\uFB13'

/**
 * In FEEL a name refers to the nearest definition: in `items[price > sum(limits)]` a column `sum` takes precedence over the function.
 *
 * @param text - an expression that was checked.
 * @param known - the models of the form, columns included.
 */
export function callsApart(text: string, known: readonly string[]): ApartCalls {
  const called: SyntaxNode[] = []
  const taken = new Set(known)
  parseFormula(text, known).iterate({
    enter({ node }) {
      if (node.name === 'Name' && node.parent?.name === 'InExpression') taken.add(nameAt(node, text))
      if (isCallee(node)) called.push(node)
    },
  })
  const functions: Record<string, unknown> = {}
  let apart = text
  for (const node of called) {
    const name = nameAt(node, text)
    if (!taken.has(name)) continue
    apart = `${apart.slice(0, node.from)}${MARK}${apart.slice(node.from + 1)}`
    functions[`${MARK}${name.slice(1)}`] = AGGREGATES[name] ?? evaluate(name).value
  }
  return { text: apart, functions }
}

/** True for the name in front of the brackets of a call. */
export function isCallee(node: SyntaxNode): boolean {
  return node.name === 'VariableName' && node.parent?.name === 'FunctionInvocation' && node.parent.firstChild?.from === node.from
}
