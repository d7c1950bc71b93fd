/** A list of tickets as a file: what the list shows with the same filters, in its order, noted in the audit log. */
import { type SheetFormat, TICKET_SHEET_ROWS } from '@formwork/api-contract'
import { appendAudit } from '../../db/append-audit'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Caller } from '../../domain/actor'
import type { Locale } from '../../domain/locale'
import { refuse } from '../../domain/refusal'
import { siteToday } from '../settings/site-time-zone'
import { writeSheetFile, writeTextFile } from '../sheets/run-sheet-worker'
import type { SheetFile } from '../sheets/sheet-file'
import { type ListName, listFromStart, type ScopeDeps } from '../tickets/lists/ticket-list-service'
import type { TicketFilter } from '../tickets/lists/ticket-scope-repo'
import { cellsOf, COLUMN_WIDTHS, headingsOf } from './ticket-columns'

export interface TicketExport {
  readonly list: ListName
  readonly filter: TicketFilter
  readonly format: SheetFormat
  readonly locale: Locale
}

const TITLES: Readonly<Record<Locale, Readonly<Record<ListName, string>>>> = {
  'zh-CN': { todo: '我的待办', mine: '我发起的', related: '我经手的', copied: '抄送给我的', all: '所有工单' },
  en: { todo: 'My to-do', mine: 'Created by me', related: 'Handled by me', copied: 'Copied to me', all: 'All tickets' },
}

/** @throws {Refusal} `ticket.too-many-for-sheet` where they are more than `TICKET_SHEET_ROWS` */
export async function exportTickets(deps: Deps & ScopeDeps, actor: Caller, asked: TicketExport): Promise<SheetFile> {
  const { list, filter, format, locale } = asked
  const tickets = await listFromStart(deps, actor, { name: list, filter, most: TICKET_SHEET_ROWS })
  if (tickets.length > TICKET_SHEET_ROWS) throw refuse('ticket.too-many-for-sheet', { limit: TICKET_SHEET_ROWS })
  const timeZone = await deps.siteTimeZone()
  const rows = [headingsOf(locale), ...tickets.map((ticket) => cellsOf(ticket, locale, timeZone))]
  const title = TITLES[locale][list]
  const content = format === 'csv' ? await writeTextFile(rows) : await writeSheetFile([{ name: title, rows, widths: COLUMN_WIDTHS }])
  await withTransaction(deps.db, (tx) =>
    appendAudit(tx, deps, actor, {
      kind: 'tickets.exported',
      subject: { id: null, name: '' },
      before: null,
      after: { list, tickets: tickets.length, ...filter, process: filter.process?.join(', ') },
    }),
  )
  return { name: `${title} ${await siteToday(deps)}.${format}`, format, content }
}
