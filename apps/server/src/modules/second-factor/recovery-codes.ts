/** Recovery codes: 80 random bits each, written without letters that can be mistaken. */
import { createHash, randomBytes } from 'node:crypto'

const HOW_MANY = 10
const LETTERS = 16
/** Thirty-two letters: neither l nor o, neither 0 nor 1. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'

export function newRecoveryCodes(): string[] {
  return Array.from({ length: HOW_MANY }, () => {
    const letters = Array.from(randomBytes(LETTERS), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
    return letters.replaceAll(/(.{4})(?=.)/g, '$1-')
  })
}

/** However they were typed: spaces, dashes and case do not count. */
export function hashRecoveryCode(typed: string): Buffer {
  return createHash('sha256')
    .update(typed.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .digest()
}
