/** What forms can take their choices from here: people, departments, roles and posts, under the names that the old family's forms use. */
import { routes, type SourceDepartment } from '@formwork/api-contract'
import type { RemoteFunction, RemoteFunctions } from '@formwork/form-renderer'
import { call } from '../http/call'

/** Old forms map `userId` and `nickName` by their `props`; new ones find `value` and `label`. */
const personEntry = ({ id, name, username }: { readonly id: string; readonly name: string; readonly username: string }) => ({
  value: id,
  label: name,
  userId: id,
  nickName: name,
  username,
})
const departmentEntry = ({ id, name, children }: SourceDepartment): object => ({
  value: id,
  label: name,
  id,
  deptId: id,
  deptName: name,
  ...(children.length === 0 ? {} : { children: children.map(departmentEntry) }),
})
const roleEntry = ({ id, name }: { readonly id: string; readonly name: string }) => ({ value: id, label: name, roleId: id, roleName: name })
const postEntry = ({ id, name }: { readonly id: string; readonly name: string }) => ({ value: id, label: name, postId: id, postName: name })

const userList: RemoteFunction = Object.assign(
  async ({ query, page, signal }: Parameters<RemoteFunction>[0]) => {
    const { list, hasMore } = await call(routes.sourcePeople, { query: { keyword: query, page }, signal })
    return { items: list.map(personEntry), hasMore }
  },
  {
    labelsFor: async (values: readonly unknown[], { signal }: { readonly signal: AbortSignal }) => {
      const { list } = await call(routes.sourcePeople, { query: { ids: values.map(String).join(',') }, signal })
      return list.map(personEntry)
    },
  },
)

/** By the name in a field's `remoteFunc`. */
export const formSources: RemoteFunctions = {
  userList,
  deptTreeList: async ({ signal }) => (await call(routes.sourceDepartments, { signal })).list.map(departmentEntry),
  roleList: async ({ signal }) => (await call(routes.sourceRoles, { signal })).list.map(roleEntry),
  postList: async ({ signal }) => (await call(routes.sourcePosts, { signal })).list.map(postEntry),
}
