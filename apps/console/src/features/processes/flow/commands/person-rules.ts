/** Changes the rules about people whom a process avoids asking. */
import { type ProcessDefinition, personRulesOf } from '@formwork/workflow-core'
import { type EditResult, edited } from './edit-result'

export type PersonRules = ReturnType<typeof personRulesOf>

export function setPersonRules(definition: ProcessDefinition, changes: Partial<PersonRules>): EditResult {
  return edited('change-process', { ...definition, ...personRulesOf(definition), ...changes }, null)
}
