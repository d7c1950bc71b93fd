/** What a process is: nodes, edges, who acts and under which condition. Plain JSON; a draft may be unsound, `validateProcess` says how. */
import { type Condition, isCondition } from '@formwork/form-schema/conditions'
import { z } from './zod'

export const PROCESS_LIMITS = { nodes: 500, edges: 1000, assigneeIds: 500 } as const

const elementId = z.string().min(1).max(64)
const elementName = z.string().max(100)
const directoryIds = z.array(z.string().min(1).max(64)).max(PROCESS_LIMITS.assigneeIds)

export const assigneeRuleSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('user'), userIds: directoryIds }),
  z.strictObject({ kind: z.literal('role'), roleIds: directoryIds }),
  z.strictObject({ kind: z.literal('departmentLeader') }),
  z.strictObject({ kind: z.literal('requester') }),
])
/** Who is asked; `departmentLeader` is the leader of the requester's department. */
export type AssigneeRule = z.output<typeof assigneeRuleSchema>

export const processNodeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ id: elementId, kind: z.literal('start'), name: elementName }),
  z.strictObject({
    id: elementId,
    kind: z.literal('userTask'),
    name: elementName,
    assignees: z.array(assigneeRuleSchema).max(20),
    completion: z.enum(['any', 'all']),
  }),
  z.strictObject({ id: elementId, kind: z.literal('exclusiveGateway'), name: elementName }),
  z.strictObject({ id: elementId, kind: z.literal('end'), name: elementName }),
])
export type ProcessNode = z.output<typeof processNodeSchema>
export type NodeKind = ProcessNode['kind']
export type NodeOf<Kind extends NodeKind> = Extract<ProcessNode, { kind: Kind }>
export type Completion = NodeOf<'userTask'>['completion']

/**
 * A condition in the language that forms use too: docs/guide/conditions.md. A draft may compare with `''`, which publishing refuses as not yet
 * filled in.
 */
export const conditionSchema = z.custom<Condition>(isCondition).meta({
  description:
    'A condition: `{model, is, value}`, `{model, is: "between", least, most}`, `{model, is: "empty"}` or a group `{all}`, `{any}`, `{not}`.',
  examples: [{ model: 'days', is: 'greater', value: 3 }],
})

export const processEdgeSchema = z.strictObject({
  id: elementId,
  source: elementId,
  target: elementId,
  /** Edges out of one gateway are tried from the lowest order up. */
  order: z.number().int(),
  label: z.string().max(100),
  /** Only meaningful out of a userTask; null counts as agree. */
  outcome: z.enum(['agree', 'refuse']).nullable(),
  /** Only meaningful out of a gateway. */
  condition: conditionSchema.nullable(),
  isDefault: z.boolean(),
})
export type ProcessEdge = z.output<typeof processEdgeSchema>

/** Whether somebody may be asked whom one would rather not ask. */
const personRule = z.enum(['refuse', 'allow'])

export const processDefinitionSchema = z.strictObject({
  schema: z.literal(2),
  /** Whether requesters decide on their own requests. Versions without it were published when they could; publishing writes `refuse`. */
  selfApproval: personRule.optional(),
  /** Whether somebody who agreed at one step is asked at another. Without it they are. */
  samePerson: personRule.optional(),
  nodes: z.array(processNodeSchema).max(PROCESS_LIMITS.nodes),
  edges: z.array(processEdgeSchema).max(PROCESS_LIMITS.edges),
})
export type ProcessDefinition = z.output<typeof processDefinitionSchema>

/** A definition as it is published from now on: what it leaves open is decided. */
export function withPersonRules(definition: ProcessDefinition): ProcessDefinition {
  return { ...definition, ...personRulesOf(definition) }
}

/** What publishing makes of the rules of a draft. */
export function personRulesOf({ selfApproval = 'refuse', samePerson = 'allow' }: ProcessDefinition) {
  return { selfApproval, samePerson } as const
}
