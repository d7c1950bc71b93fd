/** What a process is: nodes, edges, who acts and under which condition. Plain JSON; a draft may be unsound, `validateProcess` says how. */
import { z } from './zod'

export const PROCESS_LIMITS = { nodes: 500, edges: 1000, assigneeIds: 500, conditionParts: 50 } as const

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

export const conditionOperators = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'contains', 'empty', 'notEmpty'] as const
export type ConditionOperator = (typeof conditionOperators)[number]

export interface FieldCondition {
  field: string
  operator: ConditionOperator
  value: string | number | boolean | null
}
export type EdgeCondition = FieldCondition | { all: EdgeCondition[] } | { any: EdgeCondition[] }

const conditionParts: z.ZodType<EdgeCondition[]> = z.lazy(() => z.array(edgeConditionSchema).max(PROCESS_LIMITS.conditionParts))
export const edgeConditionSchema: z.ZodType<EdgeCondition> = z.union([
  z.strictObject({
    field: z.string().min(1).max(200),
    operator: z.enum(conditionOperators),
    value: z.union([z.string().max(1000), z.number(), z.boolean(), z.null()]),
  }),
  z.strictObject({ all: conditionParts }),
  z.strictObject({ any: conditionParts }),
])

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
  condition: edgeConditionSchema.nullable(),
  isDefault: z.boolean(),
})
export type ProcessEdge = z.output<typeof processEdgeSchema>

export const processDefinitionSchema = z.strictObject({
  schema: z.literal(1),
  nodes: z.array(processNodeSchema).max(PROCESS_LIMITS.nodes),
  edges: z.array(processEdgeSchema).max(PROCESS_LIMITS.edges),
})
export type ProcessDefinition = z.output<typeof processDefinitionSchema>
