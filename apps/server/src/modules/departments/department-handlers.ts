/** Calls of departments. */
import type { Deps } from '../../deps'
import type { Handlers } from '../call'
import { namingLastAuthor } from '../who-changed'
import {
  createDepartment,
  departmentsOfRole,
  editDepartment,
  getDepartment,
  membersOf,
  namedDepartments,
  removeDepartment,
  visibleDepartments,
} from './department-service'
import { choicesOf, factsOf, matching, namesOf, nodesOf } from './department-tree'
import { placeDepartment } from './place-department'

type TreeCalls = 'listDepartments' | 'listDepartmentNames' | 'departmentTree' | 'roleDeptTreeselect'
type DepartmentCalls = TreeCalls | 'getDepartment' | 'createDepartment' | 'updateDepartment' | 'placeDepartment' | 'deleteDepartment'

export function departmentHandlers(deps: Deps): Pick<Handlers, DepartmentCalls> {
  return {
    listDepartments: async ({ actor, query }) => nodesOf(matching(await visibleDepartments(deps, actor), query), await membersOf(deps)),
    listDepartmentNames: async ({ query }) => namesOf(matching(await namedDepartments(deps), query)),
    departmentTree: async ({ actor }) => choicesOf(await visibleDepartments(deps, actor)),
    roleDeptTreeselect: async ({ actor, params }) => {
      const { rows, chosen, scopes } = await departmentsOfRole(deps, actor, params.roleId)
      return { data: null, extras: { depts: choicesOf(rows), checkedKeys: chosen, scopes } }
    },
    getDepartment: async ({ actor, params }) => factsOf(await getDepartment(deps, actor, params.id)),
    placeDepartment: async ({ actor, params, body }) => {
      await placeDepartment(deps, actor, params.id, body)
      return null
    },
    createDepartment: async ({ actor, body }) => ({ deptId: await createDepartment(deps, actor, body) }),
    updateDepartment: async ({ actor, body }) => {
      await namingLastAuthor(deps, body.deptId, () => editDepartment(deps, actor, body))
      return null
    },
    deleteDepartment: async ({ actor, params }) => {
      await removeDepartment(deps, actor, params.id)
      return null
    },
  }
}
