/** Use-cases of the settings of mail: saving them, and trying them with a message to oneself. */
import { MAIL_SETTINGS, type MailSettings, type MailTest, type RouteBody, type routes } from '@formwork/api-contract'
import { appendAudit } from '../../db/append-audit'
import type { Deps } from '../../deps'
import type { Caller } from '../../domain/actor'
import type { Locale } from '../../domain/locale'
import { refuseAt } from '../../domain/refusal'
import { changeSettings } from '../settings/change-settings'
import { openSecret, readSettings, readSiteSettings } from '../settings/read-settings'
import { deliverMail, type MailServer } from './mail-server'
import { findAddress } from './mail-repo'
import { trialMail } from './notice-mail'

/** With the password in clear, for sending only. */
export async function readMailServer(deps: Pick<Deps, 'db' | 'secrets'>): Promise<MailServer> {
  const { content, secrets } = await readSettings<MailSettings>(deps.db, MAIL_SETTINGS)
  return { settings: content, password: await openSecret(deps, MAIL_SETTINGS, secrets['password']) }
}

/** @throws {Refusal} `mail.password-again`: a password that was entered for one mail server is not handed to another. */
export async function saveMailSettings(deps: Deps, actor: Caller, body: RouteBody<typeof routes.saveMailSettings>): Promise<void> {
  const { settings, password } = await readMailServer(deps)
  const goesElsewhere = (['host', 'port', 'security'] as const).some((name) => body[name] !== settings[name])
  if (goesElsewhere && password !== '' && body.password === undefined) throw refuseAt(['password'], 'mail.password-again')
  if (body.isOn && body.host === '') throw refuseAt(['host'], 'mail.incomplete')
  if (body.isOn && body.fromAddress === '') throw refuseAt(['fromAddress'], 'mail.incomplete')
  await changeSettings(deps, actor, MAIL_SETTINGS, body)
}

/** Sends with what is saved, also while mail is switched off. */
export async function sendTestMail(deps: Deps, actor: Caller, locale: Locale): Promise<MailTest> {
  const result = await trySending(deps, actor, locale)
  const after = { outcome: result.outcome }
  await appendAudit(deps.db, deps, actor, { kind: 'mail.tested', subject: { id: null, name: MAIL_SETTINGS.name }, before: null, after })
  return result
}

async function trySending(deps: Deps, actor: Caller, locale: Locale): Promise<MailTest> {
  const { db, newId } = deps
  const [server, site, to] = [await readMailServer(deps), await readSiteSettings(db), await findAddress(db, actor.userId)]
  const { host, fromAddress, fromName, siteAddress } = server.settings
  if (to === '') return { outcome: 'no-address', to, answer: '' }
  if (host === '' || fromAddress === '') return { outcome: 'off', to, answer: '' }
  const text = trialMail({ name: site.name, address: siteAddress }, locale)
  const message = { ...text, to, fromName: fromName === '' ? site.name : fromName, id: newId() }
  const { outcome, answer } = await deliverMail(server, message)
  return { outcome, to, answer }
}
