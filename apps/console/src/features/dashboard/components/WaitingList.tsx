/** The person's own tickets that wait for others: where each is and whose turn it is. */
import { useLingui } from '@lingui/react/macro'
import { TicketStatusTag } from '../../../shared/tickets/TicketStatusTag'
import { usePrefetchTicket } from '../../../shared/tickets/use-prefetch-ticket'
import { RelativeTime } from '../../../shared/ui/display/RelativeTime'
import { StatusTag } from '../../../shared/ui/display/StatusTag'
import { HomeLine } from './HomeLine'
import { HomeList } from './HomeList'
import type { TicketListProps } from './TodoList'

export function WaitingList({ count, rows, failure }: TicketListProps) {
  const { t } = useLingui()
  const prefetchTicket = usePrefetchTicket()
  return (
    <HomeList
      title={t`I am waiting for`}
      count={count}
      shown={rows.length}
      to="/process/mine?status=waitsForOthers"
      nothing={t`None of your tickets waits for others.`}
      failure={failure}
    >
      {rows.map(({ id, title, status, suspended, currentNodes, isReturned, waitingFor, waitingCount, stuck, createdAt }) => {
        const names = waitingFor.map(({ name }) => name).join(t`, `)
        const more = waitingCount - waitingFor.length
        const people = more > 0 ? t`${names} and ${more} more` : names
        const step = currentNodes.join(' / ')
        return (
          <HomeLine
            key={id}
            to={`/process/tickets/${id}`}
            title={title}
            badge={
              suspended === true ? (
                <TicketStatusTag status={status} suspended />
              ) : stuck ? (
                <StatusTag tone="warning" icon="warning">{t`Nobody can go on`}</StatusTag>
              ) : undefined
            }
            facts={[
              isReturned === true ? t`Waits for your changes` : people === '' ? step : t`${step}: ${people}`,
              <RelativeTime key="at" at={createdAt} />,
            ]}
            onNear={() => prefetchTicket(id)}
          />
        )
      })}
    </HomeList>
  )
}
