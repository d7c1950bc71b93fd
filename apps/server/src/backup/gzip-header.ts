/** The ten bytes before a gzip stream carry no checksum: they are written the same everywhere, so that a changed one is found. */
import { Transform } from 'node:stream'

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])

/** Replaces the header of what passes through. */
export const withPlainHeader = (): Transform => onHeader((header) => (header.length === HEADER.length ? HEADER : header))

/** Lets only streams with that header through. @throws {TypeError} by ending the stream with it. */
export const requirePlainHeader = (): Transform =>
  onHeader((header) => {
    if (!header.equals(HEADER)) throw new TypeError('it does not begin like a backup')
    return header
  })

function onHeader(change: (header: Buffer) => Buffer): Transform {
  let held: Buffer | null = Buffer.alloc(0)
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (held === null) return done(null, chunk)
      held = Buffer.concat([held, chunk])
      if (held.length < HEADER.length) return done()
      const whole = held
      held = null
      try {
        this.push(change(whole.subarray(0, HEADER.length)))
        done(null, whole.subarray(HEADER.length))
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)))
      }
    },
    flush(done) {
      done(held === null ? null : new TypeError('it ends before it has begun'))
    },
  })
}
