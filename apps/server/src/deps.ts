/** What every use-case is given; there is no container and no module-level state. */
import type { JsonObject } from '@formwork/api-contract'
import type { WidgetDefinitions } from '@formwork/form-schema'
import type { WorkingCalendar } from '@formwork/workflow-core'
import type { Database } from './db/client'
import type { Damage } from './db/damage'
import type { Log } from './domain/log'
import type { PinnedForm } from './domain/pinned-form'
import type { SessionCache } from './modules/session/session-cache'
import type { SessionReads } from './modules/session/session-reads'
import type { ScriptThread } from './modules/scripts/script-thread'
import type { TicketNews } from './modules/ticket-events/watchers'
import type { FileStorage } from './storage/file-storage'
import type { Space } from './storage/free-space'
import type { SiteSecrets } from './storage/site-secrets'
import type { TicketBatches } from './workflow/batches/ticket-batches'
import type { ProcessForms } from './workflow/forms/process-forms'

/** The forms of published versions, parsed once: a version never changes, so neither do its forms. */
export interface PublishedForms {
  /**
   * The forms of a version, the bound one first: one without fields for a process that has none.
   *
   * @param stored the forms as they were read; parsed only when they are not in memory
   * @throws when a published form cannot be read, which publishing makes sure of
   */
  formsOf(versionId: string, stored: { readonly form: JsonObject | null; readonly furtherForms: readonly PinnedForm[] }): ProcessForms
}

export interface Deps {
  readonly db: Database
  /** The same database through separate connections, for what has to answer under any load; only for short statements. */
  readonly quickDb: Database
  /** True for the PostgreSQL that this server started itself. */
  readonly isOwnDatabase: boolean
  /** Damage that PostgreSQL has found since this server started. */
  readonly damage: Damage
  /** Free space on the disks. */
  readonly space: Space
  /** The holders of tokens, as far as they are cached. */
  readonly sessions: SessionCache
  /** Reads the others from the database, batched with those that are asked for at the same moment; through the connections of `quickDb`. */
  readonly sessionReads: SessionReads
  /** Notifies open pages, on every server, that tickets have changed. */
  readonly ticketNews: TicketNews
  /** Reads and writes of tickets, batched with others of the same moment; starting and moving tickets has connections of its own. */
  readonly ticketBatches: TicketBatches
  /** Runs scripts of processes; their engine is loaded with the first of them. */
  readonly scripts: ScriptThread
  readonly files: FileStorage
  readonly secrets: SiteSecrets
  readonly publishedForms: PublishedForms
  /** The widget types that forms are read with. */
  readonly widgets: WidgetDefinitions
  readonly now: () => Date
  /** The address at which people reach the site, if it is configured; null: use that of the request. */
  readonly publicUrl: string | null
  /** The server's own time zone, for a site that has chosen none. */
  readonly timeZone: string
  /** The time zone of the site's days, as it is set now. */
  readonly siteTimeZone: () => Promise<string>
  /** The site's working time, as it is set now, in that time zone. */
  readonly workingCalendar: () => Promise<WorkingCalendar>
  /** How long the notices of an answer are held back, in seconds. */
  readonly undoSeconds: number
  /** A fresh UUID, ordered by time. */
  readonly newId: () => string
  readonly log: Log
}
