/** Calls about oneself. */
import type { Deps } from '../../deps'
import type { Handlers } from '../call'
import { listAvatars, removeAvatar } from './avatar-service'
import { changeProfile } from './change-profile'
import { changePreferences, getPreferences } from './preferences'
import { switchRole } from './switch-role'

type ProfileCalls = 'changeProfile' | 'switchRole' | 'removeAvatar' | 'listAvatars' | 'getPreferences' | 'changePreferences'

export function profileHandlers(deps: Deps): Pick<Handlers, ProfileCalls> {
  return {
    changeProfile: async ({ actor, body }) => {
      await changeProfile(deps, actor, body)
      return null
    },
    switchRole: ({ actor, body }) => switchRole(deps, actor, body.roleId),
    removeAvatar: async ({ actor }) => {
      await removeAvatar(deps, actor)
      return null
    },
    listAvatars: ({ query }) => listAvatars(deps, query.ids),
    getPreferences: ({ actor }) => getPreferences(deps, actor),
    changePreferences: async ({ actor, body }) => {
      await changePreferences(deps, actor, body)
      return null
    },
  }
}
