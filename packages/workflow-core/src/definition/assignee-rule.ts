/** Whom a step asks. Its rules are evaluated in order; nobody is asked twice. */
import { z } from '../zod'
import { directoryIds, elementId, fieldModel, PROCESS_LIMITS } from './fields'

const level = z.number().int().min(1).max(PROCESS_LIMITS.leaderLevels)

/** People, and whoever has one of the roles or posts, or is in one of the departments or below it. */
export const poolSchema = z.strictObject({
  userIds: directoryIds,
  roleIds: directoryIds,
  postIds: directoryIds,
  departmentIds: directoryIds,
})
export type Pool = z.output<typeof poolSchema>

export const assigneeRuleSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('user'), userIds: directoryIds }),
  z.strictObject({ kind: z.literal('role'), roleIds: directoryIds }),
  z.strictObject({ kind: z.literal('post'), postIds: directoryIds }),
  z.strictObject({ kind: z.literal('department'), departmentIds: directoryIds }),
  /** Without a department: the requester's. */
  z.strictObject({ kind: z.literal('roleInDepartment'), roleIds: directoryIds, departmentId: elementId.nullable() }),
  z.strictObject({ kind: z.literal('departmentLeader'), departmentIds: directoryIds.optional() }),
  z.strictObject({ kind: z.literal('requester') }),
  /** Level 1 leads the requester's department, level 2 the department above it. */
  z.strictObject({ kind: z.literal('leader'), level }),
  /** Level 1 first. With completion `inSequence` one after the other. */
  z.strictObject({ kind: z.literal('leadersUpTo'), level }),
  /** The persons in a field of the form, or the leaders of the departments in it. */
  z.strictObject({ kind: z.literal('field'), model: fieldModel, holds: z.enum(['persons', 'departments']) }),
  /** `from`: who may be chosen; without it anybody who is active. */
  z.strictObject({ kind: z.literal('chosenByRequester'), from: poolSchema.optional() }),
  z.strictObject({ kind: z.literal('chosenByPrevious'), from: poolSchema.optional() }),
  /** The person who answered last at another step. */
  z.strictObject({ kind: z.literal('handlerOf'), nodeId: elementId }),
])
/** Who is asked; `departmentLeader` without departments is the leader of the requester's department. */
export type AssigneeRule = z.output<typeof assigneeRuleSchema>
