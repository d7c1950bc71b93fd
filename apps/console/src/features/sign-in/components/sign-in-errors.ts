/** Which field an error of the sign-in form belongs to. */
import { ApiError, messageOf } from '../../../shared/http/api-error'

export type SignInField = 'username' | 'password' | 'code' | 'secondFactor'
export type SignInErrors = Partial<Record<SignInField, string>>

/** The limits of the contract, which itself would double what this page loads; a test compares the two. */
export const LONGEST: Readonly<Record<SignInField, number>> = { username: 64, password: 1024, code: 16, secondFactor: 64 }

const isSignInField = (name: unknown): name is SignInField => typeof name === 'string' && Object.hasOwn(LONGEST, name)

/** What the second step sends in place of a verification code. */
export interface SecondStepPass {
  readonly code: string
  readonly captchaId: string | undefined
  /** The ways this person can answer, beside a recovery code. */
  readonly ways: { readonly app: boolean; readonly passkey: boolean }
}

/** The password was right, and a second factor is required, or was wrong; null for any other refusal. */
export function secondStepOf(error: unknown): { readonly isFirst: boolean; readonly pass: SecondStepPass } | null {
  if (!(error instanceof ApiError)) return null
  const isFirst = error.reason === 'sign-in.second-factor-needed'
  if (!isFirst && error.reason !== 'second-factor.wrong' && error.reason !== 'passkey.refused') return null
  const { uuid, code, app, passkey } = error.issues[0]?.params ?? {}
  const ways = { app: app !== false, passkey: passkey === true }
  return { isFirst, pass: { code: typeof code === 'string' ? code : '', captchaId: typeof uuid === 'string' ? uuid : undefined, ways } }
}

/** A field the server names gets the message, such as the verification code; the rest is about name and password. */
export function placeSignInError(error: unknown): SignInErrors | null {
  if (!(error instanceof ApiError) || !(error.code === 'v1.refused' || error.code === 'v1.forbidden' || error.code === 'request.invalid'))
    return null
  const named = error.issues.map(({ path }) => path[0]).find(isSignInField)
  if (isSignInField(named)) return { [named]: error.message }
  return { password: messageOf(error) }
}
