/** Use-cases of the site settings. */
import type { SiteSettings } from '@formwork/api-contract'
import type { Deps } from '../../deps'
import { appendAudit } from '../../db/append-audit'
import { withTransaction } from '../../db/transaction'
import type { Caller } from '../../domain/actor'
import { changedFacts } from '../../domain/changed-facts'
import { refuse } from '../../domain/refusal'
import { holdSettings, knowsTimeZone, readSiteSettings, saveSiteSettings } from './settings-repo'

export async function getSettings({ db, timeZone }: Deps) {
  const { id, ...content } = await readSiteSettings(db)
  return { id, classify: 1 as const, content, server_time_zone: timeZone }
}

/** @throws {Refusal} `request.invalid` for a time zone that the database does not know. */
export async function saveSettings(deps: Deps, actor: Caller, content: SiteSettings): Promise<void> {
  if (content.time_zone !== '' && !(await knowsTimeZone(deps.db, content.time_zone)))
    throw refuse('request.invalid', { where: 'content.time_zone' }, [
      { path: ['content', 'time_zone'], code: 'format', message: 'not a time zone of the database' },
    ])
  await withTransaction(deps.db, async (tx) => {
    await holdSettings(tx)
    const { id: _id, ...before } = await readSiteSettings(tx)
    await saveSiteSettings(tx, { id: deps.newId(), content, userId: actor.userId, now: deps.now() })
    await appendAudit(tx, deps, actor, { kind: 'settings.changed', subject: { id: null, name: '' }, ...changedFacts(before, content) })
  })
}
