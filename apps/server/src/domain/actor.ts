/** The signed-in person, as the database knows them at this very request. */
import { holdsAny, type Permission } from '@formwork/api-contract'

export interface Actor {
  readonly userId: string
  readonly username: string
  /** The name shown to people. */
  readonly name: string
  readonly departmentId: string | null
  readonly roleIds: readonly string[]
  readonly roleNames: readonly string[]
  /** Permission strings of all enabled roles; may hold the wildcard. */
  readonly permissions: readonly string[]
  readonly sessionId: string
  readonly mustChangePassword: boolean
}

export function may(actor: Actor, ...permissions: readonly Permission[]): boolean {
  return holdsAny(actor.permissions, permissions)
}
