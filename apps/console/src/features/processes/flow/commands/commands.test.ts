/** After any sequence of edits the process is still a list, its ids are unique, and nothing is lost that was not removed. */
import type { ProcessDefinition } from '@formwork/workflow-core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countingIds, drawTree, flowTrees, treeOf } from '../../testing/process-trees'
import { copySteps } from '../../clipboard/copy-steps'
import { pasteSteps } from '../../clipboard/paste-steps'
import { type FlowOutline, flowOutline, isGateway, outlineItems, stepsOf } from '../flow-outline'
import { newProcess } from '../new-process'
import { addBranch, moveBranch, removeBranch, updateBranch } from './branches'
import type { EditResult } from './edit-result'
import { insertBranches } from './insert-branches'
import { insertFork } from './insert-fork'
import { insertStep } from './insert-step'
import { moveStep, nudgeStep } from './move-step'
import { removeItem } from './remove-item'
import { updateNode } from './update-node'
import { renameNode, returnTargets, setReturn } from './update-step'

const outlineOf = (definition: ProcessDefinition): FlowOutline => {
  const result = flowOutline(definition)
  if (!result.ok) throw new Error(`${result.reason} at ${result.nodeId}`)
  return result.outline
}
const done = (result: EditResult): ProcessDefinition => {
  if (!result.ok) throw new Error(result.reason)
  return result.definition
}
const shape = (definition: ProcessDefinition) => treeOf(outlineOf(definition).sequence)
const stepIds = (definition: ProcessDefinition) => stepsOf(outlineOf(definition).sequence).map((node) => node.id)
const at = <Item>(list: readonly Item[], index: number): Item => {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('nothing there')
  return item
}
const allSequences = (outline: FlowOutline) => [
  outline.sequence,
  ...[...outlineItems(outline.sequence)].flatMap(({ item }) =>
    item.kind === 'branches' ? item.branches.map((branch) => branch.sequence) : [],
  ),
]
const step = (id: string) => ({ id, kind: 'userTask' as const, name: id, assignees: [], completion: 'any' as const })

type Edit = { readonly verb: number; readonly which: number; readonly where: number; readonly up: boolean }
const edits: fc.Arbitrary<Edit[]> = fc.array(fc.record({ verb: fc.nat(12), which: fc.nat(40), where: fc.nat(40), up: fc.boolean() }), {
  maxLength: 12,
})

/** One random edit, with ids from `newId`. */
function perform(definition: ProcessDefinition, { verb, which, where, up }: Edit, newId: () => string): EditResult {
  const outline = outlineOf(definition)
  const place = at(
    allSequences(outline).flatMap((sequence) => sequence.places),
    where,
  )
  const steps = stepIds(definition)
  const gateways = definition.nodes
    .filter((node) => isGateway(node) && !('direction' in node && node.direction === 'join'))
    .map((node) => node.id)
  const branches = definition.edges.filter((edge) => gateways.includes(edge.source)).map((edge) => edge.id)
  const nothing: EditResult = { ok: false, reason: 'not-found' }
  if (verb === 0) return insertStep(definition, { place, node: step(newId()), edgeId: newId() })
  if (verb === 1)
    return insertBranches(definition, {
      place,
      gateway: { id: newId(), kind: 'exclusiveGateway', name: '' },
      first: { edgeId: newId(), label: 'a' },
      otherwise: { edgeId: newId(), label: 'b' },
    })
  if (verb === 2)
    return gateways.length === 0 ? nothing : addBranch(definition, { gatewayId: at(gateways, which), edgeId: newId(), label: 'c' })
  if (verb === 3) return branches.length === 0 ? nothing : removeBranch(definition, at(branches, which))
  if (verb === 4) return branches.length === 0 ? nothing : moveBranch(definition, at(branches, which), up ? -1 : 1)
  if (verb === 5) return removeItem(definition, at([...steps, ...gateways, 'nobody'], which))
  if (verb === 9)
    return insertFork(definition, { place, kind: 'parallelGateway', names: { fork: '', join: '', branches: ['p', 'q'] }, newId })
  if (verb === 10) {
    const fragment = copySteps(definition, at([...steps, ...gateways, 'nobody'], which))
    return fragment === null ? nothing : pasteSteps(definition, { place, fragment, newId })
  }
  if (steps.length === 0) return nothing
  if (verb === 6) return moveStep(definition, at(steps, which), place)
  if (verb === 7) return nudgeStep(definition, at(steps, which), up ? -1 : 1)
  if (verb === 8) return setReturn(definition, { nodeId: at(steps, which), target: at(steps, where), edgeId: newId() })
  return updateNode(definition, { ...step(at(steps, which)), name: newId(), completion: 'all' })
}

describe('any sequence of edits', () => {
  it('leaves a list with unique ids, and a refused edit leaves the very same document', () => {
    fc.assert(
      fc.property(flowTrees, edits, (tree, list) => {
        const newId = countingIds('x')
        let definition = drawTree(tree)
        for (const edit of list) {
          const before = structuredClone(definition)
          const result = perform(definition, edit, newId)
          expect(definition).toEqual(before)
          if (!result.ok) continue
          definition = result.definition
          outlineOf(definition)
          const ids = [...definition.nodes, ...definition.edges].map((one) => one.id)
          expect(new Set(ids).size).toBe(ids.length)
          for (const { item } of outlineItems(outlineOf(definition).sequence)) {
            if (item.kind === 'branches') {
              const defaults = item.branches.filter((branch) => branch.edge.isDefault)
              expect(defaults).toHaveLength(item.gateway.kind === 'exclusiveGateway' ? 1 : 0)
            } else if (item.returnEdge) expect(definition.nodes.map((node) => node.id)).toContain(item.returnEdge.target)
          }
        }
      }),
    )
  })

  it('moves a step without losing or doubling any, its settings with it', () => {
    fc.assert(
      fc.property(flowTrees, fc.nat(40), fc.nat(40), (tree, which, where) => {
        const before = drawTree(tree)
        const steps = stepIds(before)
        if (steps.length === 0) return
        const place = at(
          allSequences(outlineOf(before)).flatMap((sequence) => sequence.places),
          where,
        )
        const result = moveStep(before, at(steps, which), place)
        if (!result.ok) return
        expect(stepIds(result.definition).toSorted()).toEqual(steps.toSorted())
        expect(result.definition.nodes).toEqual(before.nodes)
      }),
    )
  })

  it('undoes an inserted step by removing it', () => {
    fc.assert(
      fc.property(flowTrees, fc.nat(40), (tree, where) => {
        const before = drawTree(tree)
        const place = at(
          allSequences(outlineOf(before)).flatMap((sequence) => sequence.places),
          where,
        )
        const after = done(removeItem(done(insertStep(before, { place, node: step('new'), edgeId: 'new-edge' })), 'new'))
        expect(after).toEqual(before)
      }),
    )
  })
})

describe('single edits', () => {
  it('start from a process with one approver', () => {
    expect(shape(newProcess(countingIds(), { start: 'S', approve: 'A', end: 'E' }))).toEqual(['s'])
  })
  it('put a step between two others', () => {
    const definition = drawTree(['s', 's'])
    const place = at(outlineOf(definition).sequence.places, 1)
    const ids = stepIds(definition)
    expect(stepIds(done(insertStep(definition, { place, node: step('mid'), edgeId: 'e' })))).toEqual([ids[0], 'mid', ids[1]])
  })
  it('refuse a place that another edit has taken away', () => {
    expect(insertStep(drawTree(['s']), { place: { edgeIds: ['gone'], target: 'x' }, node: step('n'), edgeId: 'e' })).toEqual({
      ok: false,
      reason: 'no-place',
    })
  })
  it('carry a step from a branch to behind the block', () => {
    const definition = drawTree([[['s'], []], 's'])
    const inner = at(stepIds(definition), 0)
    const behind = at(outlineOf(definition).sequence.places, 1)
    expect(shape(done(moveStep(definition, inner, behind)))).toEqual([[[], []], 's', 's'])
  })
  it('carry the step behind a block into one of its branches', () => {
    const definition = drawTree([[[], []], 's'])
    const outer = at(stepIds(definition), 0)
    const inside = allSequences(outlineOf(definition))[1]?.places[0]
    expect(inside && shape(done(moveStep(definition, outer, inside)))).toEqual([[['s'], []]])
  })
  it('dissolve a block with its last condition and keep the steps of the other way', () => {
    const definition = drawTree([[['s'], ['s', 's']]])
    const first = definition.edges.find((edge) => edge.label === 'b0')
    expect(shape(done(removeBranch(definition, first?.id ?? '')))).toEqual(['s', 's'])
  })
  it('refuse to remove the default branch or to move one past it', () => {
    const definition = drawTree([[[], []]])
    const [first, otherwise] = ['b0', 'b1'].map((label) => definition.edges.find((edge) => edge.label === label)?.id ?? '')
    expect(removeBranch(definition, otherwise ?? '')).toEqual({ ok: false, reason: 'default-branch' })
    expect(moveBranch(definition, first ?? '', 1)).toEqual({ ok: false, reason: 'no-place' })
  })
  it('set a branch condition and nothing else', () => {
    const definition = drawTree([[[], []]])
    const edge = definition.edges.find((one) => one.label === 'b0')
    const condition = { model: 'days', is: 'greater', value: 3 } as const
    const after = done(updateBranch(definition, { edgeId: edge?.id ?? '', condition }))
    expect(after.edges.find((one) => one.id === edge?.id)).toEqual({ ...edge, condition })
    expect(after.nodes).toBe(definition.nodes)
  })
  it('let a refusal return to earlier steps on the same way only, never into a passed block', () => {
    const definition = drawTree(['s', [['s'], []], 's', 's'])
    const [first, , third, last] = stepIds(definition)
    expect(returnTargets(definition, last ?? '')).toEqual([first, third])
    expect(setReturn(definition, { nodeId: first ?? '', target: last ?? '', edgeId: 'r' })).toEqual({
      ok: false,
      reason: 'return-not-allowed',
    })
  })
  it('drop a return when its step moves in front of where it led', () => {
    const definition = drawTree(['s', 's'])
    const [first, second] = stepIds(definition)
    const returning = done(setReturn(definition, { nodeId: second ?? '', target: first ?? '', edgeId: 'r' }))
    expect(done(nudgeStep(returning, second ?? '', -1)).edges.some((edge) => edge.id === 'r')).toBe(false)
  })
  it('rename start and end too', () => {
    const definition = drawTree([])
    expect(done(renameNode(definition, 'n0', '提交')).nodes.find((node) => node.id === 'n0')?.name).toBe('提交')
  })
})
