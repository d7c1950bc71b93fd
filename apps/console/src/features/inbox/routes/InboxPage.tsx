/** My to-do: the tickets that wait for me, longest waiting first. */
import { routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { TicketTable } from '../../../shared/tickets/TicketTable'

/** All of them are in progress. */
const WITHOUT = ['status'] as const

export function InboxPage() {
  const { t } = useLingui()
  return (
    <TicketTable
      title={t`My to-do`}
      list="todo"
      route={routes.listTodo}
      exportRoute={routes.exportTodo}
      without={WITHOUT}
      forDeciding
      empty={{
        drawing: 'done',
        title: t`Nothing waits for you`,
        text: t`New tickets that need your decision appear here, and in the badge at the top.`,
      }}
    />
  )
}
