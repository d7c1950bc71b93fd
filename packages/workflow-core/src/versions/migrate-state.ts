/** A running process on another version of its definition: all its present nodes have to exist there, within the same forks. */
import { isGatewayPair, type ProcessDefinition, type ProcessNode } from '../definition'
import { pathOf } from '../flow/fork-structure'
import { scopesAround } from '../flow/scopes'
import type { ProcessState, Scope, Token } from '../state'
import { keepNames } from '../tasks/keep-last'
import { without } from '../without'

/** From the node of the old version to that of the new one; others stay where they have the same id. */
export type NodeMapping = Readonly<Record<string, string>>

export interface MigrationProblem {
  /** `kind-differs`: what waits at the old node could not wait at the new one. `fork-differs`: the new node is within other forks. */
  readonly code: 'finished' | 'node-missing' | 'kind-differs' | 'fork-differs'
  /** Of the old version. */
  readonly nodeId: string
}

export type Migration =
  | { readonly ok: true; readonly state: ProcessState }
  | { readonly ok: false; readonly problems: readonly MigrationProblem[] }

/** Nobody is asked again: open tasks stay with their persons. The last act can no longer be taken back. */
export function migrateState(state: ProcessState, from: ProcessDefinition, to: ProcessDefinition, mapping: NodeMapping = {}): Migration {
  const nodes = new Map(to.nodes.map((node) => [node.id, node]))
  const target = (id: string): ProcessNode | undefined => nodes.get(Object.hasOwn(mapping, id) ? (mapping[id] ?? id) : id)
  const problems = state.status === 'running' ? [...problemsOf(state, from, to, target)] : [{ code: 'finished' as const, nodeId: '' }]
  if (problems.length > 0) return { ok: false, problems }
  const placed = <Place extends { readonly nodeId: string }>(place: Place): Place => ({
    ...place,
    nodeId: target(place.nodeId)?.id ?? place.nodeId,
  })
  const ids = (nodeIds: readonly string[]) => nodeIds.flatMap((id) => target(id)?.id ?? [])
  const known = keepNames(state, ({ nodeId }) => target(nodeId) === undefined)
  const { scopes, jobs, passed, chosen } = state
  return {
    ok: true,
    state: {
      ...without(known, 'lastAct'),
      tokens: state.tokens.map((token) => placedToken(placed(token), target)),
      tasks: known.tasks.map(placed),
      ...(scopes === undefined ? {} : { scopes: scopes.map(placed) }),
      ...(jobs === undefined ? {} : { jobs: jobs.map(placed) }),
      ...(passed === undefined ? {} : { passed: [...new Set(ids(passed))] }),
      ...(chosen === undefined
        ? {}
        : { chosen: Object.fromEntries(Object.entries(chosen).flatMap(([id, people]) => ids([id]).map((now) => [now, people]))) }),
    },
  }
}

/** What the new version does not have is dropped. */
function placedToken({ previous = '', jumpBackTo = '', ...token }: Token, target: Target): Token {
  const [from, back] = [target(previous), target(jumpBackTo)]
  return { ...token, ...(from === undefined ? {} : { previous: from.id }), ...(back === undefined ? {} : { jumpBackTo: back.id }) }
}

type Target = (id: string) => ProcessNode | undefined

function problemsOf(state: ProcessState, from: ProcessDefinition, to: ProcessDefinition, target: Target): MigrationProblem[] {
  const places = [...state.tokens, ...(state.scopes ?? [])]
  const wrong = places.flatMap(({ nodeId }): MigrationProblem[] => {
    const [old, now] = [from.nodes.find(({ id }) => id === nodeId), target(nodeId)]
    if (now === undefined) return [{ code: 'node-missing', nodeId }]
    return old !== undefined && canStandFor(old, now) ? [] : [{ code: 'kind-differs', nodeId }]
  })
  if (wrong.length > 0) return wrong.filter(({ nodeId }, index) => wrong.findIndex((other) => other.nodeId === nodeId) === index)
  return state.tokens
    .filter(
      (token) =>
        !hasSameForks(
          scopesAround(state, token),
          pathOf(to, target(token.nodeId)?.id ?? '').map(({ forkId }) => forkId),
          target,
        ),
    )
    .map(({ nodeId }) => ({ code: 'fork-differs', nodeId }))
}

/** A node can only replace one that waits alike: persons for persons, a job for the same kind of job, a join for a join. */
function canStandFor(old: ProcessNode, now: ProcessNode): boolean {
  if (isGatewayPair(old)) return isGatewayPair(now) && old.direction === now.direction
  return old.kind === now.kind
}

const hasSameForks = (scopes: readonly Scope[], forks: readonly string[], target: Target) =>
  scopes.length === forks.length && scopes.every(({ nodeId }, depth) => target(nodeId)?.id === forks[depth])
