/** Calls of roles. */
import type { Deps } from '../../deps'
import type { Handlers } from '../call'
import { namingLastAuthor } from '../who-changed'
import { createRole, editRole, getRole, listRoles, removeRole, setRoleScope, setRoleStatus } from './role-service'

export function roleHandlers(
  deps: Deps,
): Pick<Handlers, 'listRoles' | 'getRole' | 'createRole' | 'updateRole' | 'setRoleScope' | 'deleteRole'> {
  return {
    listRoles: ({ actor, query }) => listRoles(deps, actor, query),
    getRole: ({ actor, params }) => getRole(deps, actor, params.id),
    createRole: async ({ actor, body }) => ({ roleId: await createRole(deps, actor, body) }),
    updateRole: async ({ actor, body }) => {
      if ('roleName' in body) await namingLastAuthor(deps, body.roleId, () => editRole(deps, actor, body))
      else await setRoleStatus(deps, actor, body.roleId, body.status)
      return null
    },
    setRoleScope: async ({ actor, body }) => {
      await namingLastAuthor(deps, body.roleId, () => setRoleScope(deps, actor, body))
      return null
    },
    deleteRole: async ({ actor, params }) => {
      await removeRole(deps, actor, params.id)
      return null
    },
  }
}
