/** Verification codes: one try per id, two minutes, kept in the database so that any server can check what another drew. */
import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { idSchema } from '@formwork/api-contract'
import type { Deps } from '../../../deps'
import type { Locale } from '../../../domain/locale'
import { sumQuestion } from './captcha-question'
import { drawCaptcha } from './captcha-image'
import { insertCaptcha, consumeCaptchaRow } from './captcha-repo'

const LIFETIME_MS = 2 * 60_000
/** Time to find the phone. */
const PASS_LIFETIME_MS = 5 * 60_000
const DIGITS = 4

export interface DrawnCaptcha {
  readonly id: string
  /** A PNG as a data address, or a question. */
  readonly shown: string
}

/** @param kind - `question`: for people who cannot see pictures */
export async function issueCaptcha(deps: Deps, kind: 'image' | 'question', locale: Locale): Promise<DrawnCaptcha> {
  const now = deps.now()
  const id = deps.newId()
  const { answer, shown } = kind === 'image' ? drawnDigits() : sumQuestion(locale)
  await insertCaptcha(deps.db, { id, answer, createdAt: now, expiresAt: new Date(now.getTime() + LIFETIME_MS) })
  return { id, shown }
}

function drawnDigits() {
  const answer = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  return { answer, shown: `data:image/png;base64,${drawCaptcha(answer).toString('base64')}` }
}

/** Counts as a picture that was read right: for somebody who has just read one, and continues with the second step of the same sign-in. */
export async function issuePass(deps: Deps): Promise<{ readonly uuid: string; readonly code: string }> {
  const now = deps.now()
  const uuid = deps.newId()
  const code = randomBytes(8).toString('hex')
  await insertCaptcha(deps.db, { id: uuid, answer: code, createdAt: now, expiresAt: new Date(now.getTime() + PASS_LIFETIME_MS) })
  return { uuid, code }
}

/** Uses the code up, whatever the outcome: it is deleted before it is compared. */
export async function consumeCaptcha(deps: Deps, id: string, typed: string): Promise<boolean> {
  if (!idSchema.safeParse(id).success) return false
  const kept = await consumeCaptchaRow(deps.db, id)
  if (kept === null || kept.expiresAt <= deps.now()) return false
  // Full-width digits of a Chinese keyboard are digits too.
  const given = Buffer.from(typed.normalize('NFKC').trim())
  const wanted = Buffer.from(kept.answer)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
