/** Random processes for tests: a tree of steps and branch blocks, and the graph a person would have drawn for it. */
import type { ProcessDefinition, ProcessEdge, ProcessNode } from '@formwork/workflow-core'
import fc from 'fast-check'
import { plainEdge } from '../flow/commands/edge'
import type { OutlineSequence } from '../flow/flow-outline'

/** `'s'` is a step; a list of trees is a block whose last branch is the default one. */
export type FlowTree = readonly ('s' | readonly FlowTree[] | Fork)[]
/** Branches that all run, with a join of their own. */
export interface Fork {
  readonly fork: readonly FlowTree[]
}

export const flowTrees: fc.Arbitrary<FlowTree> = fc.letrec<{ sequence: FlowTree; block: FlowTree[]; fork: Fork }>((tie) => ({
  sequence: fc.array(fc.oneof({ depthSize: 'small', withCrossShrink: true }, fc.constant('s' as const), tie('block'), tie('fork')), {
    maxLength: 3,
  }),
  block: fc.array(tie('sequence'), { minLength: 2, maxLength: 3 }),
  fork: fc.record({ fork: fc.array(tie('sequence'), { minLength: 2, maxLength: 3 }) }),
})).sequence

export function countingIds(prefix = 'n'): () => string {
  let next = 0
  return () => `${prefix}${next++}`
}

/** Draws the tree as nodes and edges. Node order is shuffled by its ids only; nothing may depend on it. */
export function drawTree(tree: FlowTree): ProcessDefinition {
  const newId = countingIds()
  const nodes: ProcessNode[] = []
  const edges: ProcessEdge[] = []
  const start = newId()
  const end = newId()
  nodes.push({ id: start, kind: 'start', name: 'Start' })
  /** Edges still without a target, led to `target`. */
  const lead = (open: readonly ProcessEdge[], target: string) => {
    for (const edge of open) edges.push({ ...edge, target })
  }
  const draw = (sequence: FlowTree, from: readonly ProcessEdge[]): readonly ProcessEdge[] => {
    let open = from
    for (const item of sequence) {
      const id = newId()
      lead(open, id)
      if (item === 's') {
        nodes.push({ id, kind: 'userTask', name: id, assignees: [{ kind: 'requester' }], completion: 'any' })
        open = [plainEdge(newId(), id, '')]
      } else if ('fork' in item) {
        nodes.push({ id, kind: 'parallelGateway', name: id, direction: 'fork' })
        const ends = item.fork.flatMap((branch, index) => draw(branch, [{ ...plainEdge(newId(), id, '', index + 1), label: `p${index}` }]))
        const join = newId()
        lead(ends, join)
        nodes.push({ id: join, kind: 'parallelGateway', name: join, direction: 'join' })
        open = [plainEdge(newId(), join, '')]
      } else {
        nodes.push({ id, kind: 'exclusiveGateway', name: id })
        open = item.flatMap((branch, index) =>
          draw(branch, [{ ...plainEdge(newId(), id, '', index + 1), label: `b${index}`, isDefault: index === item.length - 1 }]),
        )
      }
    }
    return open
  }
  lead(draw(tree, [plainEdge(newId(), start, '')]), end)
  nodes.push({ id: end, kind: 'end', name: 'End' })
  return { schema: 2, nodes: nodes.toReversed(), edges: edges.toReversed() }
}

/** The tree an outline shows. */
export function treeOf(sequence: OutlineSequence): FlowTree {
  return sequence.items.map((item) => {
    if (item.kind === 'step') return 's'
    const branches = item.branches.map((branch) => treeOf(branch.sequence))
    return item.gateway.kind === 'parallelGateway' ? { fork: branches } : branches
  })
}
