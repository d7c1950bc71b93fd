/** The calls behind the choices of forms. */
import type { Deps } from '../../deps'
import type { Handlers } from '../call'
import { sourceDepartments, sourcePeople, sourcePosts, sourceRoles } from './form-source-service'

type SourceCalls = 'sourcePeople' | 'sourceDepartments' | 'sourceRoles' | 'sourcePosts'

export function formSourceHandlers(deps: Deps): Pick<Handlers, SourceCalls> {
  return {
    sourcePeople: ({ query }) => sourcePeople(deps, query),
    sourceDepartments: () => sourceDepartments(deps),
    sourceRoles: () => sourceRoles(deps),
    sourcePosts: () => sourcePosts(deps),
  }
}
