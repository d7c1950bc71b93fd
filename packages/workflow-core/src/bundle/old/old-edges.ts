/** Ways of the old system as edges of ours: what the buttons of a step did, and the conditions behind a gateway. */
import { edgeBetween } from '../../edge-between'
import type { ProcessEdge, ProcessNode } from '../../definition'
import { conditionOf } from './old-condition'
import type { TakeOldNote } from './old-report'
import { isOn, type Row, textAt, titleOf } from './old-rows'

/** In the order in which they are evaluated, or their buttons are shown. */
export function edgesOf(source: ProcessNode, leaving: readonly PlacedWay[], note: TakeOldNote): ProcessEdge[] {
  const sorted = leaving.toSorted((one, other) => Number(textAt(one.row, 'sort')) - Number(textAt(other.row, 'sort')) || 0)
  const edges = sorted.map(({ id, target, row }, order) => {
    if (isOn(row['isExecuteTask'])) note('old-scripts', titleOf(row))
    return { row, edge: edgeBetween(source.id, target, { id, order, label: textAt(row, 'label').slice(0, 100) }) }
  })
  if (source.kind === 'userTask' || source.kind === 'handleTask') return answersOf(edges, note)
  if (source.kind === 'exclusiveGateway' || (source.kind === 'inclusiveGateway' && source.direction === 'fork'))
    return conditionsOf(source, edges, note)
  return edges.map(({ edge }) => edge)
}

export interface PlacedWay {
  readonly row: Row
  readonly id: string
  readonly target: string
}

interface ReadWay {
  readonly row: Row
  readonly edge: ProcessEdge
}

const OUTCOMES = { '1': 'agree', '0': 'refuse', '2': 'other' } as const

/** A step has one edge for agreeing and one for refusing; a further button of the same kind keeps its name. */
function answersOf(edges: readonly ReadWay[], note: TakeOldNote): ProcessEdge[] {
  const taken = new Set<string>()
  return edges.map(({ row, edge }): ProcessEdge => {
    const property = textAt(row, 'flowProperties')
    const wanted = property === '0' || property === '2' ? OUTCOMES[property] : 'agree'
    const isFurther = wanted !== 'other' && taken.has(wanted)
    taken.add(wanted)
    if (isFurther) note('old-answers', titleOf(row))
    return { ...edge, outcome: isFurther ? 'other' : wanted }
  })
}

/** In the old system a ticket that matched none of them stopped; here the only edge without a condition is taken then. */
function conditionsOf(source: ProcessNode, edges: readonly ReadWay[], note: TakeOldNote): ProcessEdge[] {
  const read = edges.map(({ row, edge }) => {
    const found = conditionOf(row)
    if (found.kind === 'unreadable') note('old-condition', titleOf(row), textAt(row, 'conditionExpression'))
    return { edge: { ...edge, condition: found.kind === 'read' ? found.condition : null }, isPlain: found.kind === 'none' }
  })
  const plain = read.filter(({ isPlain }) => isPlain)
  if (plain.length !== 1) note('old-no-default', source.name || source.id)
  return read.map(({ edge, isPlain }) => (isPlain && plain.length === 1 ? { ...edge, isDefault: true } : edge))
}
