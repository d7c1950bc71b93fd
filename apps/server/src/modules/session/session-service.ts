/** What a signed-in person is told of themselves, and signing out. */
import type { Deps } from '../../deps'
import type { Actor } from '../../domain/actor'
import { refuse } from '../../domain/refusal'
import { findOwnRoles } from '../profile/profile-repo'
import { findProfile } from './account-repo'
import { revokeSession } from './session-repo'

export async function getInfo({ db }: Deps, actor: Actor) {
  const [profile, ownRoles] = await Promise.all([findProfile(db, actor.userId), findOwnRoles(db, actor.userId)])
  return {
    userId: actor.userId,
    userName: actor.username,
    name: actor.name,
    avatar: profile?.avatar ?? '',
    introduction: profile?.deptName ?? '',
    roles: [...actor.roleNames],
    permissions: [...actor.permissions],
    ownRoles,
    actingRoleId: actor.actingRoleId,
    deptId: actor.departmentId,
    mustChangePassword: actor.mustChangePassword,
  }
}

export async function getProfile({ db }: Deps, actor: Actor) {
  const profile = await findProfile(db, actor.userId)
  if (profile === null) throw refuse('session.missing')
  const { username, nickName, phone, email, sex, avatar, createdAt, deptName } = profile
  const about = { username, nickName, phone, email, sex, avatar, deptName: deptName ?? '' }
  return { userId: actor.userId, ...about, roleNames: [...actor.roleNames], createdAt: createdAt.toISOString() }
}

export function signOut({ db, now }: Deps, actor: Actor): Promise<void> {
  return revokeSession(db, actor.sessionId, now())
}
