/** The facts of a ticket beside its form. */
import type { TicketDetail } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { formatDateTime } from '../../../shared/i18n/format'
import { useLocale } from '../../../shared/i18n/use-locale'
import { PersonAvatar } from '../../../shared/people/PersonAvatar'
import { priorityWords } from '../../../shared/tickets/priority-words'
import { Fact } from '../../../shared/ui/layout/Page'
import { RouterLink } from '../../../shared/ui/navigation/RouterLink'
import { TicketDue } from '../flow/TicketDue'
import { VisibilityNote } from './VisibilityNote'

export function TicketFacts({ ticket }: { readonly ticket: TicketDetail }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { processName, version } = ticket
  return (
    <Box component="dl" sx={{ m: 0 }}>
      <Fact label={t`Number`}>
        <span className="fw-numeric">{ticket.number}</span>
      </Fact>
      <Fact label={t`Process`}>{t`${processName}, version ${version}`}</Fact>
      {ticket.parent !== undefined && (
        <Fact label={t`Parent ticket`}>
          <RouterLink to={`/process/tickets/${ticket.parent.id}`} title={ticket.parent.title}>
            {t`Ticket ${ticket.parent.number}`}
          </RouterLink>
        </Fact>
      )}
      <Fact label={t`Requester`}>
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <PersonAvatar id={ticket.requester.id} name={ticket.requester.name} size={20} />
          {ticket.requester.name}
        </Box>
      </Fact>
      <Fact label={t`Priority`}>{priorityWords(ticket.priority)}</Fact>
      <Fact label={t`Created`}>
        <span className="fw-numeric">{formatDateTime(ticket.createdAt, locale)}</span>
      </Fact>
      {(ticket.ticketDueAt ?? '') !== '' && (
        <Fact label={t`To be finished by`}>
          <TicketDue at={ticket.ticketDueAt ?? ''} isInWorkingTime={ticket.process.settings?.timeLimit?.clock === 'working'} />
        </Fact>
      )}
      {ticket.finishedAt !== null && (
        <Fact label={t`Finished at`}>
          <span className="fw-numeric">{formatDateTime(ticket.finishedAt, locale)}</span>
        </Fact>
      )}
      <VisibilityNote ticket={ticket} />
    </Box>
  )
}
