/** Calls of the second factor. */
import type { Deps } from '../../deps'
import type { Handlers } from '../call'
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  turnOnByPasskeys,
} from './own-second-factor'
import { resetSecondFactor } from './reset-second-factor'

type SecondFactorCalls =
  | 'getSecondFactor'
  | 'beginSecondFactor'
  | 'confirmSecondFactor'
  | 'turnOnByPasskeys'
  | 'renewRecoveryCodes'
  | 'removeSecondFactor'
  | 'resetSecondFactor'

export function secondFactorHandlers(deps: Deps): Pick<Handlers, SecondFactorCalls> {
  return {
    getSecondFactor: ({ actor }) => getSecondFactor(deps, actor),
    beginSecondFactor: ({ actor, body }) => beginSecondFactor(deps, actor, body.password),
    confirmSecondFactor: async ({ actor, body }) => ({ recoveryCodes: await confirmSecondFactor(deps, actor, body.code) }),
    turnOnByPasskeys: async ({ actor, body }) => ({ recoveryCodes: await turnOnByPasskeys(deps, actor, body.password) }),
    renewRecoveryCodes: async ({ actor, body }) => ({ recoveryCodes: await renewRecoveryCodes(deps, actor, body.password) }),
    removeSecondFactor: async ({ actor, body }) => {
      await removeSecondFactor(deps, actor, body.password)
      return null
    },
    resetSecondFactor: async ({ actor, params }) => {
      await resetSecondFactor(deps, actor, params.id)
      return null
    },
  }
}
