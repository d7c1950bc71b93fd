/** Why a step went its way, for the simulator and for “why do I see this”. */
import type { AssigneeRule } from './definition'

export type TraceEntry =
  /** `held` null: taken without a condition, or as the default. */
  | { readonly kind: 'edge'; readonly nodeId: string; readonly edgeId: string; readonly held: boolean | null; readonly taken: boolean }
  | {
      readonly kind: 'person'
      readonly nodeId: string
      readonly userId: string
      readonly because: AssigneeRule['kind'] | 'requesterLeader' | 'administrators' | 'requesterCorrects'
    }
  | { readonly kind: 'leftOut'; readonly nodeId: string; readonly userId: string; readonly because: 'selfApproval' | 'samePerson' }
  | { readonly kind: 'join'; readonly nodeId: string; readonly waitsFor: number }
  | { readonly kind: 'skipped'; readonly nodeId: string }
