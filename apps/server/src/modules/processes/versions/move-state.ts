/** Where a running ticket stands, told in the nodes of another version. Pure. */
import type { ProcessDefinition, ProcessNode, ProcessState, TaskState, Token } from '@formwork/workflow-core'

/** Why a ticket cannot go on in the other version: what it waits at is not there, or is something else there. */
export interface Obstacle {
  readonly code: 'node-missing' | 'node-differs'
  /** In the version it is on. */
  readonly nodeId: string
  readonly nodeName: string
}

export type MovedState =
  | { readonly ok: true; readonly state: ProcessState }
  | { readonly ok: false; readonly obstacles: readonly Obstacle[] }

interface Versions {
  readonly from: ProcessDefinition
  readonly to: ProcessDefinition
  /** Ids of the old version to those of the new one; what is not named keeps its id. */
  readonly mapping: Readonly<Record<string, string>>
}

/**
 * Tokens, open tasks, jobs and forks under way need their node in the new version, of the same kind; what is over is forgotten where its
 * node is. What could be taken back cannot be any more.
 */
export function moveState(state: ProcessState, { from, to, mapping }: Versions): MovedState {
  const named = (nodeId: string) => (Object.hasOwn(mapping, nodeId) ? (mapping[nodeId] ?? nodeId) : nodeId)
  const before = byId(from)
  const after = byId(to)
  const isThere = (nodeId: string) => after.has(named(nodeId))
  const { lastAct: _undone, ...rest } = state
  const open = state.tasks.filter(({ status }) => status === 'open')
  const needed = [...state.tokens, ...open, ...(state.jobs ?? []), ...(state.scopes ?? [])].map(({ nodeId }) => nodeId)
  const obstacles = [...new Set(needed)].flatMap((nodeId) => obstacleAt(nodeId, before.get(nodeId), after.get(named(nodeId))))
  if (obstacles.length > 0) return { ok: false, obstacles }
  const renamed = <Part extends { readonly nodeId: string }>(part: Part): Part => ({ ...part, nodeId: named(part.nodeId) })
  const { scopes, jobs, passed, chosen } = state
  return {
    ok: true,
    state: {
      ...rest,
      tokens: state.tokens.map((token) => movedToken(token, named, isThere)),
      tasks: state.tasks.filter(({ status, nodeId }) => status === 'open' || isThere(nodeId)).map((task): TaskState => renamed(task)),
      ...(scopes === undefined ? {} : { scopes: scopes.map(renamed) }),
      ...(jobs === undefined ? {} : { jobs: jobs.map(renamed) }),
      ...(passed === undefined ? {} : { passed: passed.filter(isThere).map(named) }),
      ...(chosen === undefined
        ? {}
        : { chosen: Object.fromEntries(Object.entries(chosen).map(([nodeId, people]) => [named(nodeId), people])) }),
    },
  }
}

const byId = ({ nodes }: ProcessDefinition) => new Map(nodes.map((node) => [node.id, node]))

function obstacleAt(nodeId: string, before: ProcessNode | undefined, after: ProcessNode | undefined): Obstacle[] {
  const nodeName = before?.name ?? nodeId
  if (after === undefined) return [{ code: 'node-missing', nodeId, nodeName }]
  return before?.kind === after.kind ? [] : [{ code: 'node-differs', nodeId, nodeName }]
}

/** Where it would jump back to, or came from, is dropped when it is not there any more. */
function movedToken(token: Token, named: (nodeId: string) => string, isThere: (nodeId: string) => boolean): Token {
  const { previous, jumpBackTo, ...rest } = token
  return {
    ...rest,
    nodeId: named(token.nodeId),
    ...(previous !== undefined && isThere(previous) ? { previous: named(previous) } : {}),
    ...(jumpBackTo !== undefined && isThere(jumpBackTo) ? { jumpBackTo: named(jumpBackTo) } : {}),
  }
}
