/** Where an error of the sign-in form belongs. */
import { ApiError, messageOf } from '../../../shared/http/api-error'

export type SignInField = 'username' | 'password' | 'code'
export type SignInErrors = Partial<Record<SignInField, string>>

/** A word about the verification code goes under the code, a field the server names gets its own, the rest is about name and password. */
export function placeSignInError(error: unknown): SignInErrors | null {
  if (!(error instanceof ApiError) || !(error.code === 'v1.refused' || error.code === 'v1.forbidden' || error.code === 'request.invalid'))
    return null
  if (error.reason === 'captcha.wrong') return { code: error.message }
  const named = error.issues.map(({ path }) => path[0]).find((name) => name === 'username' || name === 'password' || name === 'code')
  if (named === 'username' || named === 'password' || named === 'code') return { [named]: error.message }
  return { password: messageOf(error) }
}
