/** One way to read a row of the settings, whatever its section; secrets are separate and are never shown. */
import {
  MAIL_SETTINGS,
  type MailSettings,
  SECURITY_SETTINGS,
  type SecuritySettings,
  type SettingsRow,
  SITE_SETTINGS,
  type SiteSettings,
  STORAGE_SETTINGS,
  type StorageSettings,
} from '@formwork/api-contract'
import { z } from 'zod'
import type { Queryable } from '../../db/client'
import type { Deps } from '../../deps'
import { findRow, findRows } from './settings-repo'

export type Content = Readonly<Record<string, unknown>>
/** Sealed, by their names. */
export type Secrets = Readonly<Record<string, string>>

const secretsSchema = z.record(z.string(), z.string())

export interface StoredSettings<Shape extends Content> {
  /** Empty while nothing was saved. */
  readonly id: string
  readonly content: Shape
  readonly secrets: Secrets
  readonly updatedAt: Date | null
}

interface FoundRow {
  readonly id: string
  readonly content: unknown
  readonly secrets: unknown
  readonly updatedAt: Date
}

/** An unreadable row, as after a rolled back upgrade, counts as not saved. */
export async function readSettings<Shape extends Content>(db: Queryable, row: SettingsRow<Shape>): Promise<StoredSettings<Shape>> {
  return parsed(row, await findRow(db, row.classify))
}

function parsed<Shape extends Content>(row: SettingsRow<Shape>, found: FoundRow | undefined): StoredSettings<Shape> {
  const content = row.schema.safeParse({ ...row.defaults, ...Object(found?.content) })
  const secrets = secretsSchema.safeParse(found?.secrets)
  return {
    id: found?.id ?? '',
    content: content.success ? content.data : row.defaults,
    secrets: secrets.success ? secrets.data : {},
    updatedAt: found?.updatedAt ?? null,
  }
}

/** What its secrets are sealed for. */
export const secretPurpose = ({ name }: Pick<SettingsRow, 'name'>): string => `settings of ${name}`

/** @returns empty where there is none, or it cannot be opened: it was sealed with the key of another installation. */
export async function openSecret(
  { secrets }: Pick<Deps, 'secrets'>,
  row: Pick<SettingsRow, 'name'>,
  sealed: string | undefined,
): Promise<string> {
  return sealed === undefined ? '' : ((await secrets.open(secretPurpose(row), sealed)) ?? '')
}

/** As the console sees it: of secrets only whether they are set. */
export async function showSettings<Shape extends Content>(db: Queryable, row: SettingsRow<Shape>) {
  const { content, secrets, updatedAt } = await readSettings(db, row)
  const hasSecret = Object.fromEntries(row.secrets.map((name) => [name, (secrets[name] ?? '') !== '']))
  return { content, hasSecret, updatedAt: updatedAt?.toISOString() ?? null }
}

export async function readSiteSettings(db: Queryable): Promise<SiteSettings & { readonly id: string }> {
  const { id, content } = await readSettings<SiteSettings>(db, SITE_SETTINGS)
  return { ...content, id }
}

/** The contents of two rows, in one statement. */
export async function readTogether<One extends Content, Other extends Content>(
  db: Queryable,
  one: SettingsRow<One>,
  other: SettingsRow<Other>,
): Promise<readonly [One, Other]> {
  const found = await findRows(db, [one.classify, other.classify])
  const rowOf = (classify: number) => found.find((row) => row.classify === classify)
  return [parsed(one, rowOf(one.classify)).content, parsed(other, rowOf(other.classify)).content]
}

/** What each sign-in asks. */
export async function readForSignIn(db: Queryable): Promise<{ readonly site: SiteSettings; readonly security: SecuritySettings }> {
  const [site, security] = await readTogether<SiteSettings, SecuritySettings>(db, SITE_SETTINGS, SECURITY_SETTINGS)
  return { site, security }
}

export async function readSecurity(db: Queryable): Promise<SecuritySettings> {
  return (await readSettings<SecuritySettings>(db, SECURITY_SETTINGS)).content
}

/** @returns empty while the site's address is not set */
export async function readSiteAddress(db: Queryable): Promise<string> {
  return (await readSettings<MailSettings>(db, MAIL_SETTINGS)).content.siteAddress
}

export async function readStorageSettings(db: Queryable): Promise<StorageSettings> {
  return (await readSettings<StorageSettings>(db, STORAGE_SETTINGS)).content
}
