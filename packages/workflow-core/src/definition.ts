/** A process: nodes, edges, who acts and under which condition. Plain JSON; a draft may be unsound, `validateProcess` says how. */
import { processEdgeSchema } from './definition/edges'
import { PROCESS_LIMITS } from './definition/fields'
import { processNodeSchema } from './definition/nodes'
import { processSettingsSchema } from './definition/settings'
import { z } from './zod'

export { type AssigneeRule, assigneeRuleSchema, type Pool } from './definition/assignee-rule'
export { completeRequest } from './definition/complete-request'
export { conditionSchema, type ProcessEdge, processEdgeSchema } from './definition/edges'
export { type FieldRight, type FieldRights, fieldRightSchema, fieldRightsSchema } from './definition/field-rights'
export { PROCESS_LIMITS, UNCHOSEN_FIELD } from './definition/fields'
export {
  type Completion,
  completionSchema,
  type ForkNode,
  isGatewayPair,
  isPersonNode,
  NODE_KINDS,
  type NodeKind,
  type NodeOf,
  type PersonNode,
  type ProcessNode,
  processNodeSchema,
} from './definition/nodes'
export {
  ladderOf,
  type LadderLimit,
  lengthOf,
  lengthsOf,
  PRIORITIES,
  type PriorityLevel,
  type Rung,
  type TicketLimit,
  type TimeLimit,
  timeLimitSchema,
} from './definition/time-limit'
export { type ProcessSettings, processSettingsSchema, settingsOf } from './definition/settings'

/** Whether somebody is asked whom the process avoids asking. `refuse`: somebody else is asked instead. `skip`: their share needs no answer. */
const personRule = z.enum(['refuse', 'allow', 'skip'])

export const processDefinitionSchema = z.strictObject({
  schema: z.literal(2),
  /** Whether requesters decide on their own requests. Versions without it were published when they could; publishing writes `refuse`: their leader does. */
  selfApproval: personRule.optional(),
  /** Whether somebody who agreed at one step is asked at another. Left out: they are. */
  samePerson: personRule.optional(),
  settings: processSettingsSchema.optional(),
  nodes: z.array(processNodeSchema).max(PROCESS_LIMITS.nodes),
  edges: z.array(processEdgeSchema).max(PROCESS_LIMITS.edges),
})
export type ProcessDefinition = z.output<typeof processDefinitionSchema>

/** A definition as it is published from now on: with its open person rules set. */
export function withPersonRules(definition: ProcessDefinition): ProcessDefinition {
  return { ...definition, ...personRulesOf(definition) }
}

/** The person rules that publishing sets in a draft. */
export function personRulesOf({ selfApproval = 'refuse', samePerson = 'allow' }: ProcessDefinition) {
  return { selfApproval, samePerson } as const
}
