/** Changes whom a process would rather not ask. */
import { type ProcessDefinition, personRulesOf } from '@formwork/workflow-core'
import { type EditResult, edited } from './edit-result'

export type PersonRules = ReturnType<typeof personRulesOf>

export function setPersonRules(definition: ProcessDefinition, changes: Partial<PersonRules>): EditResult {
  return edited('change-process', { ...definition, ...personRulesOf(definition), ...changes }, null)
}
