/** The account of the signed-in person, and signing out. */
import type { Deps } from '../../deps'
import type { Actor } from '../../domain/actor'
import type { Locale } from '../../domain/locale'
import { refuse } from '../../domain/refusal'
import { findOwnRoles } from '../profile/profile-repo'
import { findProfile, storeLocale } from './account-repo'
import { revokeSession } from './session-repo'

export async function getInfo({ db, log }: Deps, actor: Actor, locale: Locale) {
  // A full disk must not prevent reading.
  await storeLocale(db, actor.userId, locale).catch((error: unknown) => log.warn({ err: error }, 'the language of a person was not noted'))
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
    mustSetUpSecondFactor: actor.mustSetUpSecondFactor,
  }
}

export async function getProfile({ db }: Deps, actor: Actor) {
  const profile = await findProfile(db, actor.userId)
  if (profile === null) throw refuse('session.missing')
  const { username, nickName, phone, email, sex, avatar, createdAt, deptName, source } = profile
  const about = { username, nickName, phone, email, sex, avatar, deptName: deptName ?? '' }
  return { userId: actor.userId, ...about, roleNames: [...actor.roleNames], createdAt: createdAt.toISOString(), source }
}

export function signOut({ db, now }: Deps, actor: Actor): Promise<void> {
  return revokeSession(db, actor.sessionId, now())
}
