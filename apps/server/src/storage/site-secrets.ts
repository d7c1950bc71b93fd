/**
 * Secrets that the site has to use again, and so cannot store as hashes: the password of the directory account, the secret at the OpenID provider, the
 * password of the mail account.
 * AES-256-GCM; the key is beside the database and in no backup, so neither of them alone reveals the secrets.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'

export interface SiteSecrets {
  /** @param purpose - what it is for; a sealed text opens for no other. */
  seal(purpose: string, text: string): Promise<string>
  /** @returns null when it was sealed with another key, for another purpose, or was changed. */
  open(purpose: string, sealed: string): Promise<string | null>
}

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const FORMAT = '1.'

export interface KeyPlace {
  /** Made when first needed, readable by nobody else. */
  readonly file: string
  /** In place of the file: several servers on one database need the same. */
  readonly given: string | undefined
}

export function siteSecrets({ file, given }: KeyPlace): SiteSecrets {
  const readKey = async (): Promise<Buffer | null> => {
    if (given !== undefined) return createHash('sha256').update(given).digest()
    const text = await readFile(file, 'utf8').catch((error: unknown) => {
      if (isCode(error, 'ENOENT')) return null
      throw error
    })
    if (text === null) return null
    const key = Buffer.from(text.trim(), 'base64url')
    if (key.length !== KEY_BYTES) throw new Error(`${file} does not hold a key of ${KEY_BYTES} bytes`)
    return key
  }
  return {
    seal: async (purpose, text) => {
      const key = (await readKey()) ?? (await makeKey(file, readKey))
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(purpose))
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return FORMAT + sealed.toString('base64url')
    },
    open: async (purpose, sealed) => {
      const bytes = Buffer.from(sealed.slice(FORMAT.length), 'base64url')
      const key = await readKey()
      if (key === null || !sealed.startsWith(FORMAT) || bytes.length < NONCE_BYTES + TAG_BYTES) return null
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(-TAG_BYTES))
      try {
        return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}

/** When two servers make it at once, the first one's stays. */
async function makeKey(file: string, readKey: () => Promise<Buffer | null>): Promise<Buffer> {
  await mkdir(dirname(file), { recursive: true })
  const key = randomBytes(KEY_BYTES)
  try {
    const handle = await open(file, 'wx', 0o600)
    await handle.writeFile(`${key.toString('base64url')}\n`)
    await handle.sync()
    await handle.close()
    return key
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
    const other = await readKey()
    if (other === null) throw error
    return other
  }
}

const isCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code
