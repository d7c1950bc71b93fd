/** Whether a process wants comments on its tickets. */
import type { ProcessDefinition } from '@formwork/workflow-core'

/** Versions that do not say were published when there were none: they allow them. */
export function allowsComments(_definition: ProcessDefinition): boolean {
  return true
}
