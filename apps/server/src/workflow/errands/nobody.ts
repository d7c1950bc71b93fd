/** The actor of system moves: the read of a ticket needs one, and a job has no rights of its own. */
import type { Actor } from '../../domain/actor'

const NOBODY = '00000000-0000-0000-0000-000000000000'

export function nobody(userId: string = NOBODY, name = '', departmentId: string | null = null): Actor {
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
