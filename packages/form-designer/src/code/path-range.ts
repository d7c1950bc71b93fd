/** Where in a JSON text the value of a path stands. */
import { jsonLanguage } from '@codemirror/lang-json'

/** Characters from the beginning of the text. */
export interface TextRange {
  readonly from: number
  readonly to: number
}

type Node = ReturnType<typeof jsonLanguage.parser.parse>['topNode']

const VALUES = new Set(['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null'])

/**
 * Finds the value that `path` leads to. For a property it is the name, which is short; where a part of the path is not there, what was reached.
 *
 * @returns null in a text that holds no value
 */
export function pathRange(text: string, path: readonly (string | number)[]): TextRange | null {
  const root = valueIn(jsonLanguage.parser.parse(text).topNode)
  if (root === null) return null
  let value = root
  let range: TextRange = { from: root.from, to: Math.min(root.to, root.from + 1) }
  for (const part of path) {
    const property = typeof part === 'string' ? propertyOf(value, part, text) : null
    const next = typeof part === 'number' ? (valuesIn(value)[part] ?? null) : property && valueIn(property)
    if (next === null) break
    const shown = property?.getChild('PropertyName') ?? next
    range = { from: shown.from, to: shown.name === 'Object' || shown.name === 'Array' ? shown.from + 1 : shown.to }
    value = next
  }
  return range
}

const valuesIn = (node: Node) => childrenOf(node).filter(({ name }) => VALUES.has(name))
const valueIn = (node: Node) => valuesIn(node)[0] ?? null

function childrenOf(node: Node): readonly Node[] {
  const children: Node[] = []
  for (let child = node.firstChild; child !== null; child = child.nextSibling) children.push(child)
  return children
}

function propertyOf(node: Node, name: string, text: string): Node | null {
  // Of two properties of one name the last is the one that is read.
  return (
    node.getChildren('Property').findLast((property) => {
      const key = property.getChild('PropertyName')
      return key !== null && nameIn(text.slice(key.from, key.to)) === name
    }) ?? null
  )
}

/** A name may be written with escapes; an unfinished one is ignored. */
function nameIn(written: string): string | null {
  try {
    return String(JSON.parse(written))
  } catch {
    return null
  }
}
