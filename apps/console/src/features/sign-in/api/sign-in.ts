/** The calls of the sign-in page, without the contract's schemas: this page is the first load. */
import type { JsonObject, routes } from '@formwork/api-contract'
import { call, callWithExtras } from '../../../shared/http/call'
import { lightRoute } from '../../../shared/http/light-route'
import { writeToken } from '../../../shared/session/token-cookie'

const loginRoute = lightRoute<(typeof routes)['login']>({ method: 'POST', path: '/login', wire: 'v1' })
const captchaRoute = lightRoute<(typeof routes)['getCaptcha']>({ method: 'GET', path: '/api/v1/getCaptcha', wire: 'v1' })

const startOidcRoute = lightRoute<(typeof routes)['startOidcSignIn']>({ method: 'POST', path: '/api/v2/sign-in/oidc/start', wire: 'v2' })
const finishOidcRoute = lightRoute<(typeof routes)['finishOidcSignIn']>({
  method: 'POST',
  path: '/api/v2/sign-in/oidc/finish',
  wire: 'v2',
})

export type CaptchaKind = 'image' | 'question'

export interface Captcha {
  readonly id: string
  readonly kind: CaptchaKind
  /** A data address, or the question. */
  readonly shown: string
}

export interface Credentials {
  readonly username: string
  readonly password: string
  readonly code: string
  readonly captchaId: string | undefined
  /** 0 an account of this site, 1 one of the directory. */
  readonly loginType: 0 | 1
  /** A code of the app, or a recovery code; left out in the first step. */
  readonly secondFactor?: string
  /** In its place. */
  readonly passkey?: PasskeyAnswer
}

export interface PasskeyAnswer {
  readonly challengeId: string
  readonly credential: JsonObject
}

export async function fetchCaptcha(kind: CaptchaKind, signal: AbortSignal): Promise<Captcha> {
  const { data, extras } = await callWithExtras(captchaRoute, { signal, query: { kind } })
  return { id: extras.id, kind, shown: data }
}

/** @throws {ApiError} */
export async function signIn({ username, password, code, captchaId, loginType, secondFactor, passkey }: Credentials): Promise<void> {
  const { extras } = await callWithExtras(loginRoute, {
    body: {
      username,
      password,
      loginType,
      ...(captchaId === undefined ? {} : { code, uuid: captchaId }),
      ...(secondFactor === undefined ? {} : { secondFactor }),
      ...(passkey === undefined ? {} : { passkey }),
    },
  })
  writeToken(extras.token, extras.expire)
}

/** @throws {ApiError} */
export const startAtProvider = () => call(startOidcRoute)

/** @throws {ApiError} */
export async function finishAtProvider(back: { readonly ticket: string; readonly query: string }): Promise<void> {
  const { token, expire } = await call(finishOidcRoute, { body: back })
  writeToken(token, expire)
}
