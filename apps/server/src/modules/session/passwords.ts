/** Password hashing: argon2id with parameters that cost an attacker more than us. */
import { hash, verify } from '@node-rs/argon2'

// OWASP's first choice for argon2id at 19 MiB. The library's enum of algorithms cannot be imported under isolatedModules; 2 is argon2id, its default.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), PARAMETERS)
}

export async function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password.normalize('NFC'))
}

/** A hash that no password has: verified for unknown user names, so that they take as long as known ones. */
let decoy: Promise<string> | null = null
export function decoyHash(): Promise<string> {
  decoy ??= hashPassword('a password that no account has')
  return decoy
}
