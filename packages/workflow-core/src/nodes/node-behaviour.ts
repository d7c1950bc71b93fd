/** What every node kind declares: what happens when a token arrives, and what is wrong with its wiring. */
import type { SeenValues } from '@formwork/form-schema/conditions'
import type { StepContext } from '../context'
import type { NodeKind, NodeOf, ProcessDefinition, ProcessEdge } from '../definition'
import type { ProcessFinding } from '../findings'
import type { Progress } from '../progress'
import type { Refusal } from '../refusal'
import type { ProcessState, Token } from '../state'

export interface Scene {
  readonly definition: ProcessDefinition
  readonly context: StepContext
  /** The last answer a person gave on the way here; an end reached after a refusal ends as refused. */
  readonly lastOutcome: 'agree' | 'refuse'
}

export type Arrival =
  | { readonly kind: 'goes-on'; readonly edge: ProcessEdge; readonly progress: Progress }
  | { readonly kind: 'waits'; readonly progress: Progress }
  /** The token ends; a new one starts on each edge, all within a new scope. */
  | { readonly kind: 'splits'; readonly edges: readonly ProcessEdge[]; readonly progress: Progress }
  /** Waits until all tokens of its scope have come; the last one takes the way on. */
  | { readonly kind: 'joins'; readonly edge: ProcessEdge }
  | {
      readonly kind: 'ends'
      readonly status: 'approved' | 'refused' | 'terminated'
      readonly outcome?: NonNullable<ProcessState['outcome']>
    }
  | { readonly kind: 'stuck'; readonly reason: Refusal }

export interface Wiring {
  readonly incoming: readonly ProcessEdge[]
  /** In the order in which they are tried. */
  readonly outgoing: readonly ProcessEdge[]
}

export interface NodeBehaviour<Kind extends NodeKind> {
  arrive(node: NodeOf<Kind>, token: Token, progress: Progress, scene: Scene): Arrival
  /** The ways that tokens take from here when everybody agrees; none at an end, several out of a fork. */
  edgesTaken(node: NodeOf<Kind>, definition: ProcessDefinition, seen: SeenValues): readonly ProcessEdge[]
  inspect(node: NodeOf<Kind>, wiring: Wiring): ProcessFinding[]
}

/** Edges out of a node, lowest order first; equal orders keep their place in the definition. */
export function edgesFrom(definition: ProcessDefinition, nodeId: string): ProcessEdge[] {
  return definition.edges.filter((edge) => edge.source === nodeId).toSorted((a, b) => a.order - b.order)
}

/** On over the only way, or stuck. */
export function continueOn(progress: Progress, { definition }: Scene, nodeId: string): Arrival {
  const [edge] = edgesFrom(definition, nodeId)
  if (edge === undefined) return { kind: 'stuck', reason: { code: 'flow.no-way-out', nodeId } }
  return { kind: 'goes-on', edge, progress }
}

export const firstEdgeFrom = (definition: ProcessDefinition, nodeId: string): ProcessEdge[] => edgesFrom(definition, nodeId).slice(0, 1)
