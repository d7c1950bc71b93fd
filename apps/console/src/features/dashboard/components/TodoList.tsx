/** The tasks of this person, longest waiting first, to be decided here or on their page. */
import type { TicketRow } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { useSignedInUser } from '../../../shared/session/session-store'
import { DueTag } from '../../../shared/tickets/due/DueTag'
import { PriorityTag } from '../../../shared/tickets/PriorityTag'
import { TicketStatusTag } from '../../../shared/tickets/TicketStatusTag'
import { usePrefetchTicket } from '../../../shared/tickets/use-prefetch-ticket'
import { wholeList } from '../../../shared/tickets/views/view-address'
import { RelativeTime } from '../../../shared/ui/display/RelativeTime'
import { AgreeButton } from './AgreeButton'
import { HomeLine } from './HomeLine'
import { HomeList, type HomeListProps } from './HomeList'

export interface TicketListProps extends Pick<HomeListProps, 'failure'> {
  readonly count: number
  readonly rows: readonly TicketRow[]
}

export function TodoList({ count, rows, failure }: TicketListProps) {
  const { t } = useLingui()
  const prefetchTicket = usePrefetchTicket()
  const { userId } = useSignedInUser()
  return (
    <HomeList
      title={t`My to-do`}
      count={count}
      shown={rows.length}
      to={wholeList('/process/upcoming')}
      nothing={t`Nothing waits for you.`}
      failure={failure}
    >
      {rows.map(({ id, title, priority, status, suspended, dueAt, requester, processName, createdAt }) => (
        <HomeLine
          key={id}
          to={`/process/tickets/${id}`}
          title={title}
          badge={
            <>
              <PriorityTag priority={priority} />
              {suspended === true && <TicketStatusTag status={status} suspended />}
              <DueTag at={dueAt} isOnlyNear />
            </>
          }
          facts={[requester.name, processName, <RelativeTime key="at" at={createdAt} />]}
          // Nothing moves until it is resumed.
          actions={
            suspended === true ? undefined : requester.id === userId ? (
              <ResubmitHint id={id} title={title} />
            ) : (
              <AgreeButton id={id} title={title} />
            )
          }
          onNear={() => prefetchTicket(id)}
        />
      ))}
    </HomeList>
  )
}

/** One's own request that came back is changed or submitted again, and is not agreed to. */
function ResubmitHint({ id, title }: { readonly id: string; readonly title: string }) {
  const { t } = useLingui()
  return (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      component={Link}
      to={`/process/tickets/${id}`}
      aria-label={t`Handle “${title}”`}
    >
      {t`Handle`}
    </Button>
  )
}
