/** What the audit log records of a move: only what somebody does as an administrator; other moves stand in the ticket's own history. */
import type { AuditNote } from '../../db/append-audit'
import type { StepRows } from '../step-rows'
import type { TicketFacts } from '../ticket-facts'
import type { TicketAct } from './move-traits'

export function auditNotes({ id, number, title, state }: TicketFacts, act: TicketAct, { history }: StepRows): AuditNote[] {
  const subject = { id, name: `${number} ${title}` }
  const { remark } = act
  switch (act.type) {
    case 'terminate':
      return [{ kind: 'ticket.terminated', subject, before: { status: 'running' }, after: { status: 'terminated', remark } }]
    case 'suspend':
      return [{ kind: 'ticket.suspended', subject, before: null, after: { remark } }]
    case 'resume':
      return [{ kind: 'ticket.resumed', subject, before: null, after: { remark } }]
    case 'reopen':
      return [{ kind: 'ticket.reopened', subject, before: { status: state.status }, after: { status: 'running', remark } }]
    case 'jump': {
      const jump = history.find(({ kind }) => kind === 'jumped')
      return [{ kind: 'ticket.jumped', subject, before: null, after: { node: jump?.details.targetNodeName ?? '', remark } }]
    }
    case 'reassign': {
      const entries = history.filter(({ kind }) => kind === 'reassigned')
      return entries.map(({ nodeName, replaced, assignees }) => ({
        kind: 'ticket.reassigned',
        subject,
        before: { assignees: replaced },
        after: { assignees, node: nodeName, remark },
      }))
    }
    default:
      return []
  }
}
