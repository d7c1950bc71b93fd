/** The codes an authenticator app would show (RFC 6238), for specs that sign in with one. */
import { createHmac } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** @param stepsLater - 1 for the code of the next half minute, which the server takes already */
export function totpCode(secret: string, stepsLater = 0): string {
  const bits = Array.from(secret, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + stepsLater))
  const hash = createHmac('sha1', key).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) % 16
  return String((hash.readUInt32BE(offset) % 2 ** 31) % 1_000_000).padStart(6, '0')
}
