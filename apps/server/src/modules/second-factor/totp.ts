/** Codes of an app by RFC 6238: six digits, every half minute another. */
import { Secret, TOTP } from 'otpauth'

const STEP_MS = 30_000
/** An app's clock may be off by this many steps. */
const DRIFT_STEPS = 1
const SECRET_BYTES = 20

export const newSecret = (): Buffer => Buffer.from(new Secret({ size: SECRET_BYTES }).bytes)

const secretOf = (secret: Buffer) => new Secret({ buffer: new Uint8Array(secret).buffer })

/** The secret as people type it. */
export const base32Secret = (secret: Buffer): string => secretOf(secret).base32

/** What an app reads from the picture. */
export const secretAddress = (secret: Buffer, { issuer, label }: { readonly issuer: string; readonly label: string }): string =>
  new TOTP({ issuer, label, secret: secretOf(secret) }).toString()

/** The half minute a code belongs to, counted since 1970; null when it is not valid around now. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | null {
  const delta = new TOTP({ secret: secretOf(secret) }).validate({ token: code, timestamp: now.getTime(), window: DRIFT_STEPS })
  return delta === null ? null : Math.floor(now.getTime() / STEP_MS) + delta
}
