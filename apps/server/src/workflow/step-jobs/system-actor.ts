/** The actor of moves that the system makes. It has no rights; given a person, it acts under their name. */
import type { Actor } from '../../domain/actor'

const SYSTEM_USER_ID = '00000000-0000-0000-0000-000000000000'

export function systemActor(userId: string = SYSTEM_USER_ID, name = '', departmentId: string | null = null): Actor {
  return {
    userId,
    username: '',
    name,
    departmentId,
    roleIds: [],
    roleNames: [],
    permissions: [],
    sessionId: '',
    actingRoleId: null,
    mustChangePassword: false,
    mustSetUpSecondFactor: false,
  }
}
