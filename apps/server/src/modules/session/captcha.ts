/** Verification codes: one try per id, two minutes, kept in the database so that any server can check what another drew. */
import { randomInt, timingSafeEqual } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import { captchas } from '../../db/schema/session'
import type { Deps } from '../../deps'
import { drawCaptcha } from './captcha-image'

const LIFETIME_MS = 2 * 60_000
const DIGITS = 4
/** Whoever asks for more than this pushes out the oldest; the table stays small whatever happens. */
const MAX_KEPT = 5_000

export interface DrawnCaptcha {
  readonly id: string
  /** A PNG as a data address. */
  readonly image: string
}

export async function issueCaptcha(deps: Deps): Promise<DrawnCaptcha> {
  const now = deps.now()
  const id = deps.newId()
  const answer = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  await deps.db.delete(captchas).where(lt(captchas.expiresAt, now))
  await deps.db.execute(sql`delete from captchas where id in (select id from captchas order by created_at desc offset ${MAX_KEPT - 1})`)
  await deps.db.insert(captchas).values({ id, answer, createdAt: now, expiresAt: new Date(now.getTime() + LIFETIME_MS) })
  return { id, image: `data:image/png;base64,${drawCaptcha(answer).toString('base64')}` }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Uses the code up, whatever the outcome: it is gone before it is compared. */
export async function consumeCaptcha(deps: Deps, id: string, typed: string): Promise<boolean> {
  if (!UUID.test(id)) return false
  const [kept] = await deps.db.delete(captchas).where(eq(captchas.id, id)).returning()
  if (kept === undefined || kept.expiresAt <= deps.now()) return false
  const given = Buffer.from(typed.trim())
  const wanted = Buffer.from(kept.answer)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
