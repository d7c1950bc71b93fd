/** Calls of users and of the people pickers. */
import type { Deps } from '../../deps'
import type { Handlers } from '../call'
import { namingLastAuthor } from '../who-changed'
import { createUser, editUser, getUser, removeUser, resetPassword, setUserStatus } from './user-service'
import { changeRoleMembers, movePeople, setUsersStatus } from './bulk-service'
import { createLongLists } from './long-lists'
import { getOpenWork, getOpenWorkOfMany } from './open-work'
import { listRoleMembers, listUsers, searchPeople } from './people-service'
import { userOptions } from './user-options'

type ListCalls = 'listUsers' | 'getUser' | 'userOptions' | 'getOpenWork' | 'getOpenWorkOfMany' | 'searchPeople' | 'listRoleMembers'
type ChangeCalls = 'createUser' | 'updateUser' | 'deleteUser' | 'setUsersStatus' | 'movePeople' | 'changeRoleMembers'

export function userHandlers(deps: Deps): Pick<Handlers, ListCalls | ChangeCalls> {
  const longLists = createLongLists(deps.now)
  return {
    listUsers: ({ actor, query }) => listUsers(deps, longLists, actor, query),
    getUser: async ({ actor, params }) => {
      const data = await getUser(deps, actor, params.id)
      return { data, extras: { roleIds: data.roleIds, postIds: data.postIds, ...(await userOptions(deps, actor)) } }
    },
    userOptions: ({ actor }) => userOptions(deps, actor),
    createUser: async ({ actor, body }) => ({ userId: await createUser(deps, actor, body) }),
    updateUser: async ({ actor, body }) => {
      if ('nickName' in body) await namingLastAuthor(deps, body.userId, () => editUser(deps, actor, body))
      else if ('password' in body) await resetPassword(deps, actor, body.userId, body.password)
      else await setUserStatus(deps, actor, body.userId, body.status)
      return null
    },
    deleteUser: async ({ actor, params }) => {
      await removeUser(deps, actor, params.id)
      return null
    },
    setUsersStatus: async ({ actor, body }) => ({ changed: await setUsersStatus(deps, actor, body.ids, body.status) }),
    movePeople: async ({ actor, body }) => ({ changed: await movePeople(deps, actor, body.ids, body.deptId) }),
    listRoleMembers: ({ actor, params, query }) => listRoleMembers(deps, actor, params.id, query),
    changeRoleMembers: async ({ actor, params, body }) => {
      await changeRoleMembers(deps, actor, params.id, body)
      return null
    },
    getOpenWork: ({ actor, params }) => getOpenWork(deps, actor, params.id),
    getOpenWorkOfMany: ({ actor, query }) => getOpenWorkOfMany(deps, actor, query.ids),
    searchPeople: ({ actor, query }) => searchPeople(deps, actor, query),
  }
}
