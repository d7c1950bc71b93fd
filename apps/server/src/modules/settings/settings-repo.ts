/** Reads and writes of the site settings. */
import { type SiteSettings, siteSettingsSchema } from '@formwork/api-contract'
import { eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../db/client'
import { settings } from '../../db/schema/site'
import { sqlStateOf } from '../../db/sql-state'

const SITE = 1
const DEFAULTS: SiteSettings = { name: 'Workflow', logo: '', is_ldap: false, is_verify_code: true, time_zone: '' }

export async function readSiteSettings(db: Queryable): Promise<SiteSettings & { readonly id: string }> {
  const [row] = await db.select({ id: settings.id, content: settings.content }).from(settings).where(eq(settings.classify, SITE))
  const parsed = siteSettingsSchema.safeParse(row?.content)
  // A row nobody can read must not switch the verification code off.
  return { ...(parsed.success ? parsed.data : DEFAULTS), id: row?.id ?? '' }
}

/** Who saves them at the same time waits, and then finds what was saved. */
export async function holdSettings(tx: Transaction): Promise<void> {
  await tx.select({ id: settings.id }).from(settings).where(eq(settings.classify, SITE)).for('update')
}

export interface SettingsChange {
  readonly id: string
  readonly content: SiteSettings
  readonly userId: string
  readonly now: Date
}

export async function saveSiteSettings(db: Queryable, { id, content, userId, now }: SettingsChange): Promise<void> {
  const row = { content, updatedAt: now, updatedBy: userId }
  await db
    .insert(settings)
    .values({ classify: SITE, id, ...row })
    .onConflictDoUpdate({ target: settings.classify, set: row })
}

const INVALID_PARAMETER_VALUE = '22023'

/** Days are cut by PostgreSQL, whose list of time zones is its own. */
export async function knowsTimeZone(db: Queryable, timeZone: string): Promise<boolean> {
  try {
    await db.execute(sql`select now() at time zone ${timeZone}`)
    return true
  } catch (error) {
    if (sqlStateOf(error) === INVALID_PARAMETER_VALUE) return false
    throw error
  }
}
