/** The signed-in person, as the database knows them at this request. */
import { holdsAny, type Permission } from '@formwork/api-contract'

export interface Actor {
  readonly userId: string
  readonly username: string
  /** The name shown to people. */
  readonly name: string
  readonly departmentId: string | null
  /** Those that count now: all of theirs, or the one they act as. */
  readonly roleIds: readonly string[]
  readonly roleNames: readonly string[]
  /** Permission strings of all enabled roles; may hold the wildcard. */
  readonly permissions: readonly string[]
  readonly sessionId: string
  /** The role they act as; null for all of theirs. */
  readonly actingRoleId: string | null
  readonly mustChangePassword: boolean
  /** The site requires a second factor, and they have none. */
  readonly mustSetUpSecondFactor: boolean
  /** Set when an API token calls in the person's name; `permissions` are limited to it already. */
  readonly token?: TokenLimits
}

export interface TokenLimits {
  /** As its person has named it. */
  readonly name: string
  readonly permissions: readonly string[]
  readonly readOnly: boolean
}

/** Held permissions as a token limits them: never more than are held, and of the wildcard only what the token names. */
export function limitedTo(limits: Pick<TokenLimits, 'permissions'> | undefined, held: readonly string[]): readonly string[] {
  return limits === undefined ? held : limits.permissions.filter((permission) => holdsAny(held, [permission]))
}

/** Where a call came from, as far as the server knows. */
export interface Origin {
  readonly address: string
  readonly userAgent: string
  readonly requestId: string
}

/** The caller and where the call came from, as the audit log records a change. */
export interface Caller extends Actor {
  readonly origin: Origin
}

export function may(actor: Actor, ...permissions: readonly Permission[]): boolean {
  return holdsAny(actor.permissions, permissions)
}
