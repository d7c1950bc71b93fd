/** The position of a ticket on its process: passed, current and possible nodes. Gateways have no entry of their own in the history. */
import type { TicketDetail } from '@formwork/api-contract'
import type { ProgressState, ProgressStep } from '../ticket-progress'

export interface NodeState {
  readonly state: ProgressState | 'open'
  /** The last time it was there; null where it never was. */
  readonly step: ProgressStep | null
}

type Graph = Pick<TicketDetail['process'], 'edges'> & { readonly nodes: readonly { readonly id: string; readonly kind: string }[] }

/** `open`: unknown whether the ticket reaches it. */
const OPEN: NodeState = { state: 'open', step: null }

export function nodeStates({ nodes, edges }: Graph, steps: readonly ProgressStep[]): ReadonlyMap<string, NodeState> {
  const states = new Map<string, NodeState>()
  for (const step of steps) if (step.nodeId !== null) states.set(step.nodeId, { state: step.state, step })
  const isReached = (id: string) => {
    const state = states.get(id)?.state
    return state !== undefined && state !== 'next' && state !== 'open'
  }
  const silent = nodes.filter(({ id }) => !states.has(id))
  // Passed: a node before it was reached, and one after it. Gateways in a row need as many rounds.
  for (let found = true; found; ) {
    found = false
    for (const { id, kind } of silent) {
      if (states.has(id) || !kind.endsWith('Gateway')) continue
      const isEntered = edges.some(({ source, target }) => target === id && isReached(source))
      const isLeft = leadsToReached(id, edges, isReached, new Set(silent.map((node) => node.id)))
      if (!isEntered || !isLeft) continue
      states.set(id, { state: 'done', step: null })
      found = true
    }
  }
  for (const { id } of silent) if (!states.has(id)) states.set(id, OPEN)
  return states
}

function leadsToReached(
  from: string,
  edges: Graph['edges'],
  isReached: (id: string) => boolean,
  silent: ReadonlySet<string>,
  seen: ReadonlySet<string> = new Set(),
): boolean {
  return edges.some(({ source, target }) => {
    if (source !== from || seen.has(target)) return false
    return isReached(target) || (silent.has(target) && leadsToReached(target, edges, isReached, silent, new Set([...seen, from])))
  })
}
