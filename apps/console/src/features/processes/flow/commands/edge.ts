/** Edges as edits make them. */
import type { ProcessEdge } from '@formwork/workflow-core'

export function plainEdge(id: string, source: string, target: string, order = 1): ProcessEdge {
  return { id, source, target, order, label: '', outcome: null, condition: null, isDefault: false }
}
