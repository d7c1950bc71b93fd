/** The outline is the definition read as a list, complete and nothing else. */
import type { ProcessDefinition } from '@formwork/workflow-core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawTree, flowTrees, treeOf } from '../testing/process-trees'
import { plainEdge } from './commands/edge'
import { findItem, flowOutline, outlineItems, stepsOf } from './flow-outline'

const outlineOf = (definition: ProcessDefinition) => {
  const result = flowOutline(definition)
  if (!result.ok) throw new Error(result.reason)
  return result.outline
}

describe('the outline of a process', () => {
  it('is the tree the process was drawn from, however nodes and edges are ordered in the document', () => {
    fc.assert(
      fc.property(flowTrees, (tree) => {
        expect(treeOf(outlineOf(drawTree(tree)).sequence)).toEqual(tree)
      }),
    )
  })

  it('shows every step and every gateway exactly once', () => {
    fc.assert(
      fc.property(flowTrees, (tree) => {
        const definition = drawTree(tree)
        const shown = [...outlineItems(outlineOf(definition).sequence)].flatMap(({ item }) =>
          item.kind === 'step' ? [item.node.id] : [item.gateway.id, ...(item.joinNode === null ? [] : [item.joinNode.id])],
        )
        const drawn = definition.nodes.filter((node) => node.kind !== 'start' && node.kind !== 'end').map((node) => node.id)
        expect(shown.toSorted()).toEqual(drawn.toSorted())
      }),
    )
  })

  it('has one place more than items, and each place names edges that really enter its target', () => {
    fc.assert(
      fc.property(flowTrees, (tree) => {
        const definition = drawTree(tree)
        const { sequence } = outlineOf(definition)
        const all = [
          sequence,
          ...[...outlineItems(sequence)].flatMap(({ item }) =>
            item.kind === 'branches' ? item.branches.map((branch) => branch.sequence) : [],
          ),
        ]
        for (const one of all) {
          expect(one.places).toHaveLength(one.items.length + 1)
          for (const place of one.places)
            for (const id of place.edgeIds) expect(definition.edges.find((edge) => edge.id === id)?.target).toBe(place.target)
        }
      }),
    )
  })

  it('keeps a return out of the list and on its step', () => {
    const definition = drawTree(['s', 's'])
    const [first, second] = stepsOf(outlineOf(definition).sequence)
    const back = { ...plainEdge('back', second?.id ?? '', first?.id ?? ''), outcome: 'refuse' as const }
    const { sequence } = outlineOf({ ...definition, edges: [...definition.edges, back] })
    expect(treeOf(sequence)).toEqual(['s', 's'])
    expect(findItem(sequence, second?.id ?? '')?.item).toMatchObject({ returnEdge: { id: 'back' } })
  })
})

describe('a graph that is no list', () => {
  const base = drawTree(['s', 's'])
  const [first, second] = stepsOf(outlineOf(base).sequence).map((node) => node.id)
  const withEdge = (source = '', target = '') => ({ ...base, edges: [...base.edges, plainEdge('extra', source, target)] })

  it('is refused when a step has two ways on', () => {
    expect(flowOutline(withEdge(first, base.nodes.find((node) => node.kind === 'end')?.id))).toMatchObject({
      ok: false,
      reason: 'several-ways-out',
    })
  })
  it('is refused when it runs in a circle without a refusal', () => {
    expect(flowOutline(withEdge(second, first))).toMatchObject({ ok: false, reason: 'loop' })
  })
  it('is refused with two ends', () => {
    expect(flowOutline({ ...base, nodes: [...base.nodes, { id: 'end2', kind: 'end', name: '' }] })).toMatchObject({
      ok: false,
      reason: 'end-count',
    })
  })
  it('is refused when a step hangs in the air, and names it', () => {
    const lost = { id: 'lost', kind: 'userTask', name: '', assignees: [], completion: 'any' } as const
    const definition = {
      ...base,
      nodes: [...base.nodes, { ...lost, assignees: [] }],
      edges: [...base.edges, plainEdge('e', 'lost', second ?? '')],
    }
    expect(flowOutline(definition)).toMatchObject({ ok: false, nodeId: expect.any(String) as string })
  })
  it('is refused when one branch reaches into another', () => {
    const branched = drawTree([[['s'], ['s'], []]])
    const [left, right] = stepsOf(outlineOf(branched).sequence).map((node) => node.id)
    const edges = branched.edges.map((edge) => (edge.source === left ? { ...edge, target: right ?? '' } : edge))
    expect(flowOutline({ ...branched, edges })).toMatchObject({ ok: false, reason: 'crossing' })
  })
  it('is refused when an edge leads nowhere', () => {
    expect(flowOutline(withEdge(first, 'nobody'))).toMatchObject({ ok: false, reason: 'dangling-edge' })
  })
})
