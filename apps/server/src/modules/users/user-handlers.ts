/** Calls of users and of the people pickers. */
import type { Deps } from '../../deps'
import type { Handlers } from '../../http/call'
import { refuse } from '../../http/refusal'
import { listWindow, pageAnswer } from '../list-window'
import { peopleInScope } from './data-scope'
import { findUser, listUsers, searchPeople } from './user-repo'
import { createUser, editUser, removeUser, resetPassword, setUserStatus } from './user-service'

type UserCalls = 'listUsers' | 'getUser' | 'createUser' | 'updateUser' | 'deleteUser' | 'searchPeople'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const MAX_PEOPLE = 50

export function userHandlers(deps: Deps): Pick<Handlers, UserCalls> {
  return {
    listUsers: async ({ actor, query }) => {
      const window = listWindow(query)
      const { keyword, username, status, deptId } = query
      const enabled = status === undefined ? undefined : status === '0'
      const { rows, count } = await listUsers(deps.db, { keyword, username, enabled, departmentId: deptId }, peopleInScope(actor), window)
      return pageAnswer(window, window.isOptionSource ? rows.map((row) => ({ ...row, phone: '', email: '', remark: '' })) : rows, count)
    },
    getUser: async ({ actor, params }) => {
      const user = await findUser(deps.db, params.id, peopleInScope(actor))
      if (user === null) throw refuse('user.not-found')
      return user
    },
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
    searchPeople: async ({ actor, query }) => {
      const ids = query.ids
        ?.split(',')
        .filter((id) => UUID.test(id))
        .slice(0, MAX_PEOPLE)
      const people = await searchPeople(deps.db, { keyword: query.keyword, ids }, peopleInScope(actor))
      return {
        list: people.map(({ id, name, username, departmentName }) => ({
          id,
          name,
          detail: departmentName === null ? username : `${departmentName} · ${username}`,
        })),
      }
    },
  }
}
