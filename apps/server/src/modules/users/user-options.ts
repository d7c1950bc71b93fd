/** What can be given to people: roles, with those that the caller may give, and posts. */
import { MAX_OPTION_ROWS } from '@formwork/api-contract'
import { reachIn, rightsOf } from '../../access/rights'
import type { Deps } from '../../deps'
import type { Actor } from '../../domain/actor'
import { findPosts } from '../posts/post-repo'
import { isGrantable } from '../roles/role-policy'
import { findRoles } from '../roles/role-repo'
import type { ListWindow } from '../list-window'

const EVERYTHING: ListWindow = { pageIndex: 1, pageSize: MAX_OPTION_ROWS, offset: 0, isOptionSource: true }

export async function userOptions({ db }: Deps, actor: Actor) {
  const rights = await rightsOf(db, actor)
  const roles = await findRoles(db, {}, EVERYTHING)
  const posts = await findPosts(db, {}, EVERYTHING)
  return {
    roles: roles.rows.map((role) => {
      const { roleId, roleName, roleKey, status } = role
      return { roleId, roleName, roleKey, status, grantable: isGrantable(actor, rights, role) }
    }),
    posts: posts.rows.map(({ postId, postName, postCode, status }) => ({ postId, postName, postCode, status })),
    departmentRequired: reachIn(rights, 'system:sysuser:add').kind !== 'everyone',
  }
}
