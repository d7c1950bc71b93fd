/** The secret an app shares: sealed in the database with the key of the site, opened to compare a code. */
import type { Deps } from '../../deps'
import { findOneSealed, findUnsealed, replaceSealedSecret, type StoredFactor } from './second-factor-repo'

const BATCH = 200

const purposeOf = (userId: string): string => `second factor of ${userId}`

export const sealAppSecret = ({ secrets }: Pick<Deps, 'secrets'>, userId: string, secret: Buffer): Promise<string> =>
  secrets.seal(purposeOf(userId), secret.toString('base64url'))

/** @returns null when there is none, or it cannot be opened: it was sealed with the key of another installation. */
export async function openAppSecret(
  { secrets, log }: Pick<Deps, 'secrets' | 'log'>,
  { userId, secret, sealedSecret }: StoredFactor,
): Promise<Buffer | null> {
  if (sealedSecret === null) return secret
  const opened = await secrets.open(purposeOf(userId), sealedSecret)
  if (opened === null) log.error({ userId }, 'the secret of an authenticator app was sealed with another site key')
  return opened === null ? null : Buffer.from(opened, 'base64url')
}

/** At the start of a server: secrets that an older version left unsealed are sealed, and a key that does not fit is reported before anybody signs in. */
export async function sealOpenSecrets(deps: Pick<Deps, 'db' | 'secrets' | 'log'>): Promise<number> {
  let sealed = 0
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a batch after the other
    const found = await findUnsealed(deps.db, BATCH)
    if (found.length === 0) break
    for (const { userId, secret } of found) {
      // oxlint-disable-next-line no-await-in-loop -- once, at the first start of this version
      await replaceSealedSecret(deps.db, userId, secret, await sealAppSecret(deps, userId, secret))
    }
    sealed += found.length
  }
  const one = await findOneSealed(deps.db)
  if (one !== null) await openAppSecret(deps, one)
  return sealed
}
