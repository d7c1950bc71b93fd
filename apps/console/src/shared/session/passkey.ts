/** Asks the browser for a passkey, or to make one. Loaded on demand, with its library. */
import type { JsonObject } from '@formwork/api-contract'
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'

export type PasskeyAnswer =
  | { readonly kind: 'made'; readonly credential: JsonObject }
  /** The person cancelled the question, or let it time out. */
  | { readonly kind: 'given-up' }
  /** This device is known already. */
  | { readonly kind: 'known' }
  /** There are no passkeys at this address, or none that the device can make. */
  | { readonly kind: 'failed' }

/** @param options - as the server made them: its library and this one use the same format. */
export function answerWithPasskey(options: JsonObject): Promise<PasskeyAnswer> {
  return answerOf(startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }))
}

export function makePasskey(options: JsonObject): Promise<PasskeyAnswer> {
  return answerOf(startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }))
}

async function answerOf(asked: Promise<object>): Promise<PasskeyAnswer> {
  try {
    return { kind: 'made', credential: { ...(await asked) } }
  } catch (error) {
    if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return { kind: 'known' }
    return { kind: error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name) ? 'given-up' : 'failed' }
  }
}
