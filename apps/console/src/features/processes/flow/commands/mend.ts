/** Repairs findings of the publish check, where a program can. */
import { applyFix, type ProcessDefinition, type ProcessFix } from '@formwork/workflow-core'
import { type EditResult, edited } from './edit-result'

export function mend(definition: ProcessDefinition, fix: ProcessFix): EditResult {
  return edited('mend', applyFix(definition, fix), null)
}
