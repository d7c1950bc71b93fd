/** What every node kind must say: what happens when a token arrives, and what is wrong with how it is wired. */
import type { SeenValues } from '@formwork/form-schema/conditions'
import type { NodeKind, NodeOf, ProcessDefinition, ProcessEdge } from '../definition'
import type { ProcessFinding } from '../findings'
import type { Progress } from '../progress'
import type { Refusal } from '../refusal'
import type { Token } from '../state'
import type { StepContext } from '../context'

export interface Scene {
  readonly definition: ProcessDefinition
  readonly context: StepContext
  /** The last answer a person gave on the way here; an end reached after a refusal ends as refused. */
  readonly lastOutcome: 'agree' | 'refuse'
}

export type Arrival =
  | { readonly kind: 'goes-on'; readonly edge: ProcessEdge }
  | { readonly kind: 'waits'; readonly progress: Progress }
  | { readonly kind: 'ends'; readonly status: 'approved' | 'refused' }
  | { readonly kind: 'stuck'; readonly reason: Refusal }

export interface Wiring {
  readonly incoming: readonly ProcessEdge[]
  /** In the order in which they are tried. */
  readonly outgoing: readonly ProcessEdge[]
}

export interface NodeBehaviour<Kind extends NodeKind> {
  arrive(node: NodeOf<Kind>, token: Token, progress: Progress, scene: Scene): Arrival
  /** The edge a token takes from here when everybody agrees; undefined where there is none. */
  wayOn(node: NodeOf<Kind>, definition: ProcessDefinition, seen: SeenValues): ProcessEdge | undefined
  inspect(node: NodeOf<Kind>, wiring: Wiring): ProcessFinding[]
}

/** Edges out of a node, lowest order first; equal orders keep their place in the definition. */
export function edgesFrom(definition: ProcessDefinition, nodeId: string): ProcessEdge[] {
  return definition.edges.filter((edge) => edge.source === nodeId).toSorted((a, b) => a.order - b.order)
}
