/** The address at which a stored ticket draft continues. */
import { expect, it } from 'vitest'
import { pathOfTicketDraft, processOfTicketDraft, ticketDraftKey } from './ticket-draft'

it('leads from the draft of a ticket to its process, and to the earlier ticket it began as', () => {
  const idOf = (like: string | null) => ticketDraftKey('u', 'p1', like).slice('ticket.u.'.length)
  expect([pathOfTicketDraft(idOf(null)), processOfTicketDraft(idOf(null))]).toEqual(['/process/apply/p1', 'p1'])
  expect([pathOfTicketDraft(idOf('t7')), processOfTicketDraft(idOf('t7'))]).toEqual(['/process/apply/p1?like=t7', 'p1'])
})
