/**
 * Deletes what signing in leaves behind. Access does not depend on it: expired rows are refused where they are read, deleted or not.
 * Each is a job; running one twice changes nothing.
 */
import { deleteInBatches } from '../../db/delete-in-batches'
import type { Deps } from '../../deps'
import { readSecurity } from '../settings/read-settings'
import { deleteExpiredCaptchas, deleteOldestCaptchas } from './captcha/captcha-repo'
import { deleteOldSessions } from './session-repo'
import { windowStartAt } from './throttle/throttle'
import { deleteOldCounters } from './throttle/throttle-repo'

/** How long an expired session is still distinguished from an unknown token. */
const KEEP_EXPIRED_DAYS = 7
const DAY_MS = 24 * 3_600_000
/** Beyond this number between two sweeps the oldest are dropped; the table stays small whatever happens. */
const MAX_CAPTCHAS = 5000

type SweepDeps = Pick<Deps, 'db' | 'now'>

export function sweepSessions({ db, now }: SweepDeps): Promise<number> {
  const before = new Date(now().getTime() - KEEP_EXPIRED_DAYS * DAY_MS)
  return deleteInBatches((limit) => deleteOldSessions(db, before, limit))
}

export async function sweepCaptchas({ db, now }: SweepDeps): Promise<number> {
  const expired = await deleteInBatches((limit) => deleteExpiredCaptchas(db, now(), limit))
  return expired + (await deleteInBatches((limit) => deleteOldestCaptchas(db, MAX_CAPTCHAS, limit)))
}

export async function sweepThrottles({ db, now }: SweepDeps): Promise<number> {
  const limits = await readSecurity(db)
  return deleteInBatches((limit) => deleteOldCounters(db, windowStartAt(now(), limits), limit))
}
