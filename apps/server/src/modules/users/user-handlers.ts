/** Calls of users and of the people pickers. */
import type { Deps } from '../../deps'
import type { Handlers } from '../call'
import { createUser, editUser, getUser, removeUser, resetPassword, setUserStatus } from './user-service'
import { getOpenWork, listUsers, searchPeople } from './people-service'

type UserCalls = 'listUsers' | 'getUser' | 'createUser' | 'updateUser' | 'deleteUser' | 'getOpenWork' | 'searchPeople'

export function userHandlers(deps: Deps): Pick<Handlers, UserCalls> {
  return {
    listUsers: ({ actor, query }) => listUsers(deps, actor, query),
    getUser: ({ actor, params }) => getUser(deps, actor, params.id),
    createUser: async ({ actor, body }) => ({ userId: await createUser(deps, actor, body) }),
    updateUser: async ({ actor, body }) => {
      if ('nickName' in body) await editUser(deps, actor, body)
      else if ('password' in body) await resetPassword(deps, actor, body.userId, body.password)
      else await setUserStatus(deps, actor, body.userId, body.status)
      return null
    },
    deleteUser: async ({ actor, params }) => {
      await removeUser(deps, actor, params.id)
      return null
    },
    getOpenWork: ({ actor, params }) => getOpenWork(deps, actor, params.id),
    searchPeople: ({ actor, query }) => searchPeople(deps, actor, query),
  }
}
