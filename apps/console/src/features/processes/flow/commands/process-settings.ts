/** Changes settings of a process as a whole. */
import type { ProcessDefinition, ProcessSettings } from '@formwork/workflow-core'
import { type EditResult, edited } from './edit-result'

export function setProcessSettings(definition: ProcessDefinition, settings: ProcessSettings): EditResult {
  return edited('change-process', { ...definition, settings }, null)
}
