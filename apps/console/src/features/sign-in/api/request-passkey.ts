/** Asks the device for a passkey of this site. The library for that is loaded when needed: the sign-in page is the first load. */
import type { routes } from '@formwork/api-contract'
import { call } from '../../../shared/http/call'
import { lightRoute } from '../../../shared/http/light-route'
import type { PasskeyAnswer } from './sign-in'

const beginRoute = lightRoute<(typeof routes)['beginPasskeySignIn']>({ method: 'POST', path: '/api/v2/passkey-sign-in/begin', wire: 'v2' })

/** @returns `given-up` when the person closed the question, `failed` when the device has none. @throws {ApiError} */
export async function requestPasskey(): Promise<PasskeyAnswer | 'given-up' | 'failed'> {
  const [{ answerWithPasskey }, { challengeId, options }] = await Promise.all([import('../../../shared/session/passkey'), call(beginRoute)])
  const answered = await answerWithPasskey(options)
  if (answered.kind === 'made') return { challengeId, credential: answered.credential }
  return answered.kind === 'given-up' ? 'given-up' : 'failed'
}
