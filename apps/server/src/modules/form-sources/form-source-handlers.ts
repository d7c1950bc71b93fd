/** The calls behind the choices of forms. */
import type { Deps } from '../../deps'
import type { Handlers } from '../../http/call'
import { findPosts, findRoles } from './form-source-repo'
import { sourceDepartments, sourcePeople } from './form-source-service'

type SourceCalls = 'sourcePeople' | 'sourceDepartments' | 'sourceRoles' | 'sourcePosts'

export function formSourceHandlers(deps: Deps): Pick<Handlers, SourceCalls> {
  return {
    sourcePeople: ({ query }) => sourcePeople(deps, query),
    sourceDepartments: () => sourceDepartments(deps),
    sourceRoles: async () => ({ list: await findRoles(deps.db) }),
    sourcePosts: async () => ({ list: await findPosts(deps.db) }),
  }
}
