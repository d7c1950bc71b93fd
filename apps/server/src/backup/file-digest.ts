/**
 * The last bytes of a backup are the SHA-256 of all before them. gzip's checksum covers only the unpacked content, which can be packed in many ways:
 * it would not detect every changed byte of the file.
 */
import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'

const DIGEST_BYTES = 32

/** Writes the digest behind what passes through. */
export function withDigest(): Transform {
  const hash = createHash('sha256')
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
    flush(done) {
      done(null, hash.digest())
    },
  })
}

/** Passes on everything before the digest. @throws {TypeError} by ending the stream with it, when the digest does not match. */
export function requireDigest(): Transform {
  const hash = createHash('sha256')
  let held: Buffer = Buffer.alloc(0)
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const known = Buffer.concat([held, chunk])
      const end = Math.max(0, known.length - DIGEST_BYTES)
      const content = known.subarray(0, end)
      held = known.subarray(end)
      hash.update(content)
      done(null, content)
    },
    flush(done) {
      done(hash.digest().equals(held) ? null : new TypeError('it is not as it was written'))
    },
  })
}
