/** Lookaheads at the start of the text, as the rules of passwords have them: each asks something of the same text as what follows them. */
import type { PatternNode } from '../pattern-engine/parse-pattern'

/** A pattern without those lookaheads, and whether it has to match or must not. */
type PartOfIntersection = readonly [pattern: PatternNode, isWanted: boolean]

const partsOf = (node: PatternNode | undefined): readonly PatternNode[] => (node !== undefined && 'parts' in node ? node.parts : [])

/** What a pattern comes to: all of it has to hold. Lookaheads elsewhere stay where they are. */
export function intersection(pattern: PatternNode): readonly PartOfIntersection[] {
  const [only, other] = partsOf(pattern)
  const [start, ...parts] = other === undefined ? partsOf(only) : []
  if (start?.type !== 'edge' || start.edge !== 'text-start') return [[pattern, true]]
  const fromStart = (...rest: readonly PatternNode[]): PatternNode => ({ type: 'sequence', parts: [start, ...rest] })
  const looks: PartOfIntersection[] = []
  for (const part of parts) {
    if (part.type !== 'look') break
    looks.push([fromStart(part.part), !part.isNegated])
  }
  return [[fromStart(...parts.slice(looks.length)), true], ...looks]
}

/** Whether lookaheads are left, which nothing here runs. */
export function hasLook(node: PatternNode): boolean {
  return node.type === 'look' || ('part' in node ? hasLook(node.part) : partsOf(node).some(hasLook))
}
