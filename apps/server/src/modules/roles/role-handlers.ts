/** Calls of roles. */
import type { Deps } from '../../deps'
import type { Handlers } from '../../http/call'
import { listWindow, pageAnswer } from '../list-window'
import { listRoles } from './role-repo'
import { createRole, editRole, removeRole, setRoleStatus } from './role-service'

export function roleHandlers(deps: Deps): Pick<Handlers, 'listRoles' | 'createRole' | 'updateRole' | 'deleteRole'> {
  return {
    listRoles: async ({ query }) => {
      const window = listWindow(query)
      const enabled = query.status === undefined ? undefined : query.status === '0'
      const { rows, count } = await listRoles(deps.db, { name: query.roleName, enabled }, window)
      return pageAnswer(window, rows, count)
    },
    createRole: async ({ actor, body }) => ({ roleId: await createRole(deps, actor, body) }),
    updateRole: async ({ actor, body }) => {
      if ('roleName' in body) await editRole(deps, actor, body)
      else await setRoleStatus(deps, actor, body.roleId, body.status)
      return null
    },
    deleteRole: async ({ actor, params }) => {
      await removeRole(deps, actor, params.id)
      return null
    },
  }
}
