/** An authenticator in software, as a browser would pass its answers on: keys, flags and counter as a test wants them. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_KEY = 0x40

export interface AnswerTraits {
  readonly challenge: string
  readonly origin: string
  readonly counter?: number
  /** False: nobody unlocked it. */
  readonly isVerified?: boolean
}

export function softwarePasskey(rpId: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  const clientData = (type: string, { challenge, origin }: AnswerTraits) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const facts = ({ counter = 0, isVerified = true }: AnswerTraits, more = 0) => {
    const head = Buffer.alloc(5)
    head.writeUInt8(PRESENT | (isVerified ? VERIFIED : 0) | more)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), head])
  }
  const common = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key', clientExtensionResults: {} }
  return {
    /** What the browser answers to the options of a new passkey. */
    made(traits: AnswerTraits) {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const authData = Buffer.concat([facts(traits, HAS_KEY), Buffer.alloc(16), length, id, isoCBOR.encode(key)])
      const attestation = isoCBOR.encode(
        new Map<string | number, string | Uint8Array | Map<string | number, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string | number, string>()],
          ['authData', new Uint8Array(authData)],
        ]),
      )
      const clientDataJSON = clientData('webauthn.create', traits).toString('base64url')
      const response = { clientDataJSON, attestationObject: Buffer.from(attestation).toString('base64url'), transports: ['internal'] }
      return { ...common, response }
    },
    /** What the browser answers to the options of a sign-in. */
    answered(traits: AnswerTraits) {
      const data = clientData('webauthn.get', traits)
      const authenticatorData = facts(traits)
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(data).digest()])
      const response = {
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      }
      return { ...common, response }
    },
  }
}
