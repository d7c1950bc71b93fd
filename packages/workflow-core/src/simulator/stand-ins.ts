/** The directory of the simulator: one stand-in for each rule that names no person, which the user may cast with a real one. */
import { assigneeNeeds } from '../assignment/needs'
import { type Directory, explainAssignees, resolveAssignees, roleInDepartmentKey } from '../assignment/resolve'
import type { StepContext } from '../context'
import type { AssigneeRule, ProcessDefinition } from '../definition'

/** Real persons, by the stand-in they play. */
export type Cast = Readonly<Record<string, string>>

export const ADMINISTRATOR = 'stand-in:administrator'
const standIn = (kind: string, id: string | number) => `stand-in:${kind}:${id}`

export const isStandIn = (userId: string): boolean => userId.startsWith('stand-in:')

/** Those a definition may ask without naming them, with the rule they stand in for. */
export function standInsOf(definition: ProcessDefinition): { readonly id: string; readonly rule: AssigneeRule }[] {
  const needs = assigneeNeeds(definition)
  const one = (id: string, rule: AssigneeRule) => ({ id, rule })
  return [
    ...(needs.departmentLeader || (needs.leaderLevels ?? 0) > 0 ? [one(standIn('leader', 1), { kind: 'departmentLeader' as const })] : []),
    ...upTo(needs.leaderLevels ?? 0).flatMap((level) =>
      level === 1 ? [] : [one(standIn('leader', level), { kind: 'leader' as const, level })],
    ),
    ...needs.roleIds.map((id) => one(standIn('role', id), { kind: 'role', roleIds: [id] })),
    ...(needs.postIds ?? []).map((id) => one(standIn('post', id), { kind: 'post', postIds: [id] })),
    ...(needs.departmentIds ?? []).map((id) => one(standIn('department', id), { kind: 'department', departmentIds: [id] })),
    ...(needs.leadersOf ?? []).map((id) => one(standIn('leads', id), { kind: 'departmentLeader', departmentIds: [id] })),
    ...(needs.rolesInDepartments ?? []).map(({ roleId, departmentId }) =>
      one(standIn('in', roleInDepartmentKey(roleId, departmentId)), { kind: 'roleInDepartment', roleIds: [roleId], departmentId }),
    ),
    ...(needs.personFields ?? []).map((model) => one(standIn('field', model), { kind: 'field', model, holds: 'persons' })),
    ...(needs.departmentFields ?? []).map((model) => one(standIn('field', model), { kind: 'field', model, holds: 'departments' })),
  ]
}

export function directoryOf(definition: ProcessDefinition, requester: string, cast: Cast): Directory {
  const needs = assigneeNeeds(definition)
  const play = (kind: string, id: string | number) => cast[standIn(kind, id)] ?? standIn(kind, id)
  const byId = (kind: string, ids: readonly string[] = []) => new Map(ids.map((id) => [id, [play(kind, id)]]))
  const pairs = (needs.rolesInDepartments ?? []).map(({ roleId, departmentId }) => roleInDepartmentKey(roleId, departmentId))
  const departmentFields = needs.departmentFields ?? []
  const directory = {
    requester,
    departmentLeader: play('leader', 1),
    usersByRole: byId('role', needs.roleIds),
    usersByPost: byId('post', needs.postIds),
    usersByDepartment: byId('department', needs.departmentIds),
    // A department in a field is named after the field.
    leaderByDepartment: new Map([
      ...(needs.leadersOf ?? []).map((id): [string, string] => [id, play('leads', id)]),
      ...departmentFields.map((model): [string, string] => [model, play('field', model)]),
    ]),
    usersByRoleInDepartment: byId('in', pairs),
    leaders: upTo(needs.leaderLevels ?? 0).map((level) => play('leader', level)),
    idsInFields: new Map([
      ...(needs.personFields ?? []).map((model): [string, string[]] => [model, [play('field', model)]]),
      ...departmentFields.map((model): [string, string[]] => [model, [model]]),
    ]),
  }
  const all = [
    requester,
    directory.departmentLeader,
    ...needs.userIds,
    ...[
      directory.usersByRole,
      directory.usersByPost,
      directory.usersByDepartment,
      directory.usersByRoleInDepartment,
      directory.idsInFields,
    ].flatMap((map) => [...map.values()].flat()),
    ...directory.leaderByDepartment.values(),
    ...directory.leaders,
  ]
  return { ...directory, enabledUserIds: new Set(all) }
}

/** The people the rules find when these persons play their parts. */
export function playedPeople(
  definition: ProcessDefinition,
  requester: string,
  cast: Cast,
): Pick<StepContext, 'assignees' | 'requesterLeader' | 'fallbackAssignees' | 'because'> {
  const directory = directoryOf(definition, requester, cast)
  return {
    assignees: resolveAssignees(definition, directory),
    requesterLeader: directory.departmentLeader,
    fallbackAssignees: [cast[ADMINISTRATOR] ?? ADMINISTRATOR],
    because: explainAssignees(definition, directory),
  }
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)
