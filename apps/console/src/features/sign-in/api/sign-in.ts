/** The two calls of the sign-in page, without the contract's schemas: this page is the first load. */
import type { routes } from '@formwork/api-contract'
import { callWithExtras } from '../../../shared/http/call'
import { lightRoute } from '../../../shared/http/light-route'
import { writeToken } from '../../../shared/session/token-cookie'

const loginRoute = lightRoute<(typeof routes)['login']>({ method: 'POST', path: '/login', wire: 'v1' })
const captchaRoute = lightRoute<(typeof routes)['getCaptcha']>({ method: 'GET', path: '/api/v1/getCaptcha', wire: 'v1' })

export interface Captcha {
  readonly id: string
  /** A data address. */
  readonly image: string
}

export interface Credentials {
  readonly username: string
  readonly password: string
  readonly code: string
  readonly captchaId: string | undefined
  /** A code of the app, or a recovery code; left out in the first step. */
  readonly secondFactor?: string
}

export async function fetchCaptcha(signal: AbortSignal): Promise<Captcha> {
  const { data, extras } = await callWithExtras(captchaRoute, { signal })
  return { id: extras.id, image: data }
}

/** @throws {ApiError} */
export async function signIn({ username, password, code, captchaId, secondFactor }: Credentials): Promise<void> {
  const { extras } = await callWithExtras(loginRoute, {
    body: {
      username,
      password,
      loginType: 0,
      ...(captchaId === undefined ? {} : { code, uuid: captchaId }),
      ...(secondFactor === undefined ? {} : { secondFactor }),
    },
  })
  writeToken(extras.token, extras.expire)
}
