/** Session tokens: 256 random bits, of which the database only ever sees a hash. */
import { createHash, createHmac, randomBytes } from 'node:crypto'

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function newSalt(): Buffer {
  return randomBytes(32)
}

/** The token that follows another one: only somebody with the old one and the stored salt can compute it, and each time it is the same. */
export function successorToken(token: string, salt: Buffer): string {
  return createHmac('sha256', token).update(salt).digest('base64url')
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
