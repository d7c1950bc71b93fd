/** Steps are carried from one process to another: under ids of their own, with their ways, and asking one another. */
import { edgeBetween, PROCESS_LIMITS, type ProcessDefinition, type ProcessNode, validateProcess } from '@formwork/workflow-core'
import { describe, expect, it } from 'vitest'
import { placeAfter } from '../flow/graph/places'
import { copySteps } from './copy-steps'
import { fragmentText, parseFragment } from './fragment'
import { pasteSteps } from './paste-steps'

const step = (id: string, rule: object = { kind: 'requester' }) =>
  ({ id, kind: 'userTask', name: id, assignees: [rule], completion: 'any' }) as ProcessNode
const start: ProcessNode = { id: 'start', kind: 'start', name: '' }
const end: ProcessNode = { id: 'end', kind: 'end', name: '' }
const process = (nodes: ProcessNode[], edges: ProcessDefinition['edges']): ProcessDefinition => ({
  schema: 2,
  nodes: [start, ...nodes, end],
  edges,
})

/** A condition with a step on its first way; a step of that way asks who handled the one before. */
const from = process(
  [
    step('before'),
    { id: 'gate', kind: 'exclusiveGateway', name: 'gate' },
    step('first'),
    step('second', { kind: 'handlerOf', nodeId: 'first' }),
    step('third', { kind: 'handlerOf', nodeId: 'before' }),
  ],
  [
    edgeBetween('start', 'before'),
    edgeBetween('before', 'gate'),
    edgeBetween('gate', 'first', { condition: { model: 'days', is: 'greater', value: 3 } }),
    edgeBetween('gate', 'end', { order: 1, isDefault: true }),
    edgeBetween('first', 'second'),
    edgeBetween('second', 'third'),
    edgeBetween('third', 'end'),
    edgeBetween('second', 'first', { outcome: 'refuse', order: 1, id: 'back' }),
    edgeBetween('first', 'before', { outcome: 'refuse', order: 1, id: 'out' }),
  ],
)
const to = process([step('a'), step('first')], [edgeBetween('start', 'a'), edgeBetween('a', 'first'), edgeBetween('first', 'end')])

function pasted(target = to) {
  const copied = copySteps(from, 'gate')
  const fragment = copied === null ? null : parseFragment(fragmentText(copied))
  const place = placeAfter(target, 'a')
  if (fragment === null || place === null) throw new Error('nothing to paste, or nowhere')
  let made = 0
  return pasteSteps(target, { place, fragment, newId: () => `new${(made += 1)}` })
}

describe('steps that are pasted into another process', () => {
  const result = pasted()
  if (!result.ok) throw new Error(result.reason)
  const { nodes, edges } = result.definition
  const idOf = (name: string) => nodes.find((node) => node.name === name && node.id.startsWith('new'))?.id ?? ''
  const ways = edges.map(({ source, target }) => `${source} ${target}`)

  it('have ids of their own, although the other process has one of the same', () => {
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length)
    expect(new Set(edges.map(({ id }) => id)).size).toBe(edges.length)
    expect(nodes).toHaveLength(to.nodes.length + 4)
  })
  it('stand between what was there, every way out of them leading on', () => {
    expect(ways).toContain(`a ${idOf('gate')}`)
    expect(ways).toContain(`${idOf('third')} first`)
    expect(ways).toContain(`${idOf('gate')} first`)
    expect(ways).not.toContain('a first')
  })
  it('return to one another, and to nothing that was left behind', () => {
    expect(edges.filter(({ outcome }) => outcome === 'refuse').map(({ source, target }) => `${source} ${target}`)).toEqual([
      `${idOf('second')} ${idOf('first')}`,
    ])
  })
  it('ask who handled the copy of a step; one that was not copied is named when it is published', () => {
    const asked = (name: string) => nodes.flatMap((node) => (node.id === idOf(name) && 'assignees' in node ? node.assignees : []))
    expect(asked('second')).toEqual([{ kind: 'handlerOf', nodeId: idOf('first') }])
    const wrong = validateProcess(result.definition).filter(({ code }) => code === 'handler-unknown')
    expect(wrong.map(({ nodeId }) => nodeId)).toEqual([idOf('third')])
  })
})

it('nothing is pasted into a process that would grow too large', () => {
  const many = Array.from({ length: PROCESS_LIMITS.nodes - 5 }, (_, index) => step(`n${index}`))
  expect(pasted({ ...to, nodes: [...to.nodes, ...many] })).toEqual({ ok: false, reason: 'too-many' })
})
