/**
 * Writes a pattern in the syntax of RE2, so that it means there what it means in JavaScript with the flag `u`. Two things differ: `\P{Lu}` that ignores
 * case is what has no capital letter among its cases, JavaScript takes nearly everything; and where the flag `m` asks for lines, every line end is
 * read as `\n`, so that a pattern that names `\r`, U+2028 or U+2029 itself does not find them.
 */
import type { CharacterSet } from '../pattern-engine/characters'
import type { Edge, PatternNode } from '../pattern-engine/parse-pattern'
import { CATEGORIES } from './categories'

/** RE2 refuses to repeat more than 1,000 times, and needs plain digits for that. */
const TOO_OFTEN = 9999

const EDGES: Readonly<Record<Edge, string>> = {
  'text-start': '\\A',
  'text-end': '\\z',
  'line-start': '(?m:^)',
  'line-end': '(?m:$)',
  'word-edge': '\\b',
  'no-word-edge': '\\B',
}

export function writeRe2(node: PatternNode): string {
  switch (node.type) {
    case 'character':
      return writeSet(node.set)
    case 'edge':
      return EDGES[node.edge]
    case 'sequence':
      return node.parts.map(writeRe2).join('')
    case 'choice':
      return `(?:${node.parts.map(writeRe2).join('|')})`
    case 'repeat':
      return `(?:${writeRe2(node.part)})${writeTimes(node.min, node.max)}`
    case 'look':
      throw new Error('a lookahead is run apart from the pattern it stands in')
  }
}

function writeTimes(min: number, max: number): string {
  const most = max === Number.POSITIVE_INFINITY ? '' : Math.min(max, TOO_OFTEN)
  return `{${Math.min(min, TOO_OFTEN)},${most}}`
}

function writeSet({ ranges, properties, isNegated, ignoresCase }: CharacterSet): string {
  const items = [
    ...ranges.map(([low, high]) => `${writeCodePoint(low)}-${writeCodePoint(high)}`),
    ...properties.map((property) => `\\${property.isNegated ? 'P' : 'p'}{${re2Name(property.name)}}`),
  ]
  // RE2 takes no empty class.
  const isEmpty = items.length === 0
  const text = `[${isNegated === isEmpty ? '' : '^'}${isEmpty ? '\\x00-\\x{10FFFF}' : items.join('')}]`
  return ignoresCase ? `(?i:${text})` : text
}

const writeCodePoint = (codePoint: number) => `\\x{${codePoint.toString(16)}}`

/** The name without what JavaScript writes in front of it, and short: RE2 has no long names of categories. */
function re2Name(name: string): string {
  const bare = name.replace(/^(?:Script|sc|General_Category|gc)=/, '')
  return CATEGORIES.get(bare) ?? bare
}
