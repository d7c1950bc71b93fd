/** Who is signed in, what they may do, and their menu. Emptied at sign-out; the token is in its cookie only. */
import type { MenuItem, SessionUser } from '@formwork/api-contract'
import { create } from 'zustand'

export interface SessionState {
  readonly user: SessionUser | null
  readonly menu: readonly MenuItem[]
  /** Tickets that wait for this person. */
  readonly upcoming: number
  /** The server said the session is over: the shell asks, was answered with staying on the page, or shows the sign-in over it. Null while the session lasts. */
  readonly ended: 'asking' | 'staying' | 'signing-in' | null
}

const EMPTY: SessionState = { user: null, menu: [], upcoming: 0, ended: null }

export const useSession = create<SessionState>(() => EMPTY)

export function resetSession(): void {
  useSession.setState(EMPTY, true)
}

/** The signed-in person, for code below the guard. @throws when nobody is signed in (a bug of the caller). */
export function useSignedInUser(): SessionUser {
  const user = useSession((state) => state.user)
  if (user === null) throw new Error('useSignedInUser needs the shell around it')
  return user
}
