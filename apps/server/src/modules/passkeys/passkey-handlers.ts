/** Calls of passkeys. */
import type { Deps } from '../../deps'
import type { Handlers } from '../call'
import { addPasskey, beginPasskey, listPasskeys, removePasskey, renamePasskey } from './own-passkeys'
import { beginPasskeySignIn, signInWithPasskey } from './sign-in-with-passkey'

type PasskeyCalls =
  | 'listPasskeys'
  | 'beginPasskey'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'beginPasskeySignIn'
  | 'signInWithPasskey'

export function passkeyHandlers(deps: Deps): Pick<Handlers, PasskeyCalls> {
  return {
    listPasskeys: ({ actor }) => listPasskeys(deps, actor),
    beginPasskey: ({ actor, body, facts }) => beginPasskey(deps, actor, body.password, facts),
    addPasskey: async ({ actor, body, facts }) => ({ id: await addPasskey(deps, actor, body, facts) }),
    renamePasskey: async ({ actor, params, body }) => {
      await renamePasskey(deps, actor, params.id, body.name)
      return null
    },
    removePasskey: async ({ actor, params }) => {
      await removePasskey(deps, actor, params.id)
      return null
    },
    beginPasskeySignIn: ({ facts }) => beginPasskeySignIn(deps, facts),
    signInWithPasskey: ({ body, facts }) => signInWithPasskey(deps, body, facts),
  }
}
