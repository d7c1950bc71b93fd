/** The job that mails one notice. Failures on the way are retried, with growing pauses; nothing waits for it. */
import { z } from 'zod'
import type { Deps } from '../../deps'
import { DEFAULT_LOCALE } from '../../domain/locale'
import { readSiteSettings } from '../settings/read-settings'
import { deliverMail } from './mail-server'
import { readMailServer } from './mail-settings-service'
import { findMailing, recordMailed } from './mail-repo'
import { noticeMail } from './notice-mail'

const jobSchema = z.object({ noticeId: z.uuid() })

/** @throws when the mail server did not take it; the reason is its own answer, which holds no secret. */
export async function sendNoticeMail(deps: Pick<Deps, 'db' | 'now' | 'log' | 'secrets'>, payload: unknown): Promise<void> {
  const { db, now, log } = deps
  const { noticeId } = jobSchema.parse(payload)
  const [notice, server, site] = [await findMailing(db, noticeId), await readMailServer(deps), await readSiteSettings(db)]
  if (notice === null || !server.settings.isOn) return
  const { fromName, siteAddress } = server.settings
  const text = noticeMail(notice, { name: site.name, address: siteAddress }, notice.locale ?? DEFAULT_LOCALE)
  const message = { ...text, to: notice.address, fromName: fromName === '' ? site.name : fromName, id: noticeId }
  const { outcome, answer, isFinal } = await deliverMail(server, message)
  if (outcome === 'sent') return recordMailed(db, noticeId, now())
  if (!isFinal) throw new Error(`mail was not sent (${outcome}): ${answer}`)
  log.warn({ noticeId, answer }, 'the mail server refuses the address of a notice')
}
