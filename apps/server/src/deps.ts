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
  /** The same database through connections of its own, for what has to answer whatever else goes on; only for statements that end at once. */
  readonly quickDb: Database
  /** True for the PostgreSQL that this server started itself. */
  readonly isOwnDatabase: boolean
  /** What PostgreSQL found broken since this server began. */
  readonly damage: Damage
  /** How much the disks have left. */
  readonly space: Space
  /** Who holds which token, as far as it need not be asked of the database. */
  readonly sessions: SessionCache
  /** Asks the database for the others, together with whoever calls at the same moment; through the connections of `quickDb`. */
  readonly sessionReads: SessionReads
  /** Tells open pages, on every server, which tickets have changed. */
  readonly ticketNews: TicketNews
  /** Reads and writes tickets together with whoever does at the same moment; what starts and moves them has connections of its own. */
  readonly ticketBatches: TicketBatches
  /** Runs scripts of processes; nothing of their engine is there before the first of them. */
  readonly scripts: ScriptThread
  readonly files: FileStorage
  readonly secrets: SiteSecrets
  readonly publishedForms: PublishedForms
  /** The widget types that forms are read with. */
  readonly widgets: WidgetDefinitions
  readonly now: () => Date
  /** Where people reach the site, if the server was told; null: where the request went. */
  readonly publicUrl: string | null
  /** The server's own time zone, for a site that has chosen none. */
  readonly timeZone: string
  /** The one that the site's days are counted in, as it is now. */
  readonly siteTimeZone: () => Promise<string>
  /** When people work, as it is now, in that time zone. */
  readonly workingCalendar: () => Promise<WorkingCalendar>
  /** For so long the notices of an answer wait, in seconds. */
  readonly undoSeconds: number
  /** A fresh UUID, ordered by time. */
  readonly newId: () => string
  readonly log: Log
}
