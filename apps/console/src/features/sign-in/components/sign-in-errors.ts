/** Where an error of the sign-in form belongs. */
import { ApiError, messageOf } from '../../../shared/http/api-error'

export type SignInField = 'username' | 'password' | 'code'
export type SignInErrors = Partial<Record<SignInField, string>>

/** What may be typed, as the contract has it; the contract itself would double what this page loads, so a test compares the two. */
export const LONGEST: Readonly<Record<SignInField, number>> = { username: 64, password: 1024, code: 16 }

/** A field the server names gets the message, such as the verification code; the rest is about name and password. */
export function placeSignInError(error: unknown): SignInErrors | null {
  if (!(error instanceof ApiError) || !(error.code === 'v1.refused' || error.code === 'v1.forbidden' || error.code === 'request.invalid'))
    return null
  const named = error.issues.map(({ path }) => path[0]).find((name) => name === 'username' || name === 'password' || name === 'code')
  if (named === 'username' || named === 'password' || named === 'code') return { [named]: error.message }
  return { password: messageOf(error) }
}
