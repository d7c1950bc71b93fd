/** The changes from one version of a process to another, as data; callers have the words. */
import { isSame } from './same'
import type { ProcessDefinition, ProcessEdge, ProcessNode } from '../definition'

export type DefinitionChange =
  | { readonly code: 'nodeAdded' | 'nodeRemoved'; readonly nodeId: string; readonly name: string }
  | {
      /** `part`: which property of the node. */
      readonly code: 'nodeChanged'
      readonly nodeId: string
      readonly name: string
      readonly part: string
      readonly before: unknown
      readonly after: unknown
    }
  | { readonly code: 'edgeAdded' | 'edgeRemoved'; readonly edgeId: string; readonly source: string; readonly target: string }
  | {
      readonly code: 'edgeChanged'
      readonly edgeId: string
      readonly source: string
      readonly target: string
      readonly part: keyof ProcessEdge
      readonly before: unknown
      readonly after: unknown
    }
  | {
      readonly code: 'ruleChanged'
      readonly part: 'selfApproval' | 'samePerson' | 'settings'
      readonly before: unknown
      readonly after: unknown
    }

/** Nodes first, then edges, then settings of the whole; each in the order of the newer version, removed ones at the end. */
export function diffDefinitions(before: ProcessDefinition, after: ProcessDefinition): DefinitionChange[] {
  return [
    ...matched(before.nodes, after.nodes).flatMap(nodeChanges),
    ...matched(before.edges, after.edges).flatMap(edgeChanges),
    ...(['selfApproval', 'samePerson', 'settings'] as const).flatMap((part): DefinitionChange[] =>
      isSame(before[part], after[part]) ? [] : [{ code: 'ruleChanged', part, before: before[part], after: after[part] }],
    ),
  ]
}

interface Pair<Element> {
  readonly old: Element | undefined
  readonly now: Element | undefined
}

function matched<Element extends { readonly id: string }>(before: readonly Element[], after: readonly Element[]): Pair<Element>[] {
  const old = new Map(before.map((element) => [element.id, element]))
  const now = new Set(after.map(({ id }) => id))
  return [
    ...after.map((element) => ({ old: old.get(element.id), now: element })),
    ...before.filter(({ id }) => !now.has(id)).map((element) => ({ old: element, now: undefined })),
  ]
}

function nodeChanges({ old, now }: Pair<ProcessNode>): DefinitionChange[] {
  if (now === undefined) return old === undefined ? [] : [{ code: 'nodeRemoved', nodeId: old.id, name: old.name }]
  if (old === undefined) return [{ code: 'nodeAdded', nodeId: now.id, name: now.name }]
  return changedParts(old, now).map(({ part, ...values }) => ({ code: 'nodeChanged', nodeId: now.id, name: now.name, part, ...values }))
}

function edgeChanges({ old, now }: Pair<ProcessEdge>): DefinitionChange[] {
  if (now === undefined) return old === undefined ? [] : [{ code: 'edgeRemoved', edgeId: old.id, source: old.source, target: old.target }]
  const { id: edgeId, source, target } = now
  if (old === undefined) return [{ code: 'edgeAdded', edgeId, source, target }]
  const parts = ['source', 'target', 'order', 'label', 'labelEn', 'outcome', 'condition', 'isDefault'] as const
  return parts
    .filter((part) => !isSame(old[part], now[part]))
    .map((part) => ({ code: 'edgeChanged', edgeId, source, target, part, before: old[part], after: now[part] }))
}

function changedParts(old: ProcessNode, now: ProcessNode) {
  const [before, after] = [new Map<string, unknown>(Object.entries(old)), new Map<string, unknown>(Object.entries(now))]
  const parts = [...new Set([...after.keys(), ...before.keys()])]
  return parts
    .map((part) => ({ part, before: before.get(part), after: after.get(part) }))
    .filter((change) => !isSame(change.before, change.after))
}
