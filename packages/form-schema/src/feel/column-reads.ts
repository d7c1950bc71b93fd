/** Which columns of which rows an expression reads: `items.price`, `items[price > 5]`, `for i in items return i.price`. */
import { nameAt, parseFormula, type SyntaxNode } from './parse-formula'

/** A name that means a part of each row of `rows`. */
export interface ColumnRead {
  /** The name whose rows are read. */
  readonly rows: string
  readonly column: string
  /** True in the brackets of a filter, where a name can also mean something outside the rows. */
  readonly isInFilter: boolean
  readonly from: number
  readonly to: number
}

/**
 * @param text - an expression that was checked.
 * @param known - the same names with which it was checked.
 */
export function columnReads(text: string, known: readonly string[]): readonly ColumnRead[] {
  const reads: ColumnRead[] = []
  parseFormula(text, known).iterate({
    enter({ node }) {
      const read = node.name === 'PathName' ? ofPath(node) : node.name === 'VariableName' ? ofFilter(node) : null
      if (read === null) return
      const rows = rowsName(read.rows, text)
      if (rows !== null) reads.push({ rows, column: nameAt(node, text), isInFilter: read.isInFilter, from: node.from, to: node.to })
    },
  })
  return reads
}

interface ReadOfRows {
  readonly rows: SyntaxNode
  readonly isInFilter: boolean
}

function ofPath(name: SyntaxNode): ReadOfRows | null {
  const rows = name.parent?.firstChild ?? null
  return rows === null ? null : { rows, isInFilter: false }
}

/** A name in the brackets of a filter; what a loop in them is called is no part of a row. */
function ofFilter(name: SyntaxNode): ReadOfRows | null {
  for (let around = name.parent; around !== null; around = around.parent) {
    const rows = around.name === 'FilterExpression' ? around.firstChild : null
    if (rows !== null && name.from >= rows.to) return { rows, isInFilter: true }
  }
  return null
}

/** The name at the bottom of `items`, `(items)`, `items[price > 5]` and of a loop's variable; null for rows that come of anything else. */
function rowsName(node: SyntaxNode, text: string): string | null {
  if (node.name === 'VariableName') return loopedOver(node, text) ?? nameAt(node, text)
  const inner =
    node.name === 'FilterExpression' ? node.firstChild : node.name === 'ParenthesizedExpression' ? node.firstChild?.nextSibling : null
  return inner === null || inner === undefined ? null : rowsName(inner, text)
}

/** The list a loop variable iterates over; null when it is no variable of a loop. */
function loopedOver(name: SyntaxNode, text: string): string | null {
  let below = name
  for (let around = name.parent; around !== null; below = around, around = around.parent) {
    const loop = below.name === 'InExpressions' ? null : around.getChild('InExpressions')?.getChild('InExpression')
    const variable = loop?.getChild('Name')
    if (!loop || !variable || nameAt(variable, text) !== nameAt(name, text)) continue
    const over = loop.getChild('IterationContext')?.firstChild ?? loop.lastChild
    return over === null ? null : (rowsName(over, text) ?? '')
  }
  return null
}
