/** Who has the ticket, in a few words beside its status: on a narrow page its progress is below the form, however long that is. */
import type { TicketDetail } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { useSignedInUser } from '../../../shared/session/session-store'

/** More do not fit beside the status. */
const NAMED = 2

export function CurrentAssignees({
  ticket: { openTasks, isReturned },
}: {
  readonly ticket: Pick<TicketDetail, 'openTasks' | 'isReturned'>
}) {
  const { t } = useLingui()
  const { userId } = useSignedInUser()
  const people = new Map(
    openTasks.flatMap(({ assignees, later }) => assignees.filter(({ id }) => !later.includes(id)).map((one) => [one.id, one])),
  )
  if (people.size === 0) return null
  const names = [...people.values()]
    .slice(0, NAMED)
    .map(({ id, name }) => (id === userId ? t({ message: 'you', context: 'whom a ticket waits for' }) : name))
    .join(t`, `)
  const more = people.size - NAMED
  const all = more > 0 ? t`${names} and ${more} more` : names
  const isOnlyOwn = people.size === 1 && people.has(userId)
  const words =
    isReturned === true
      ? isOnlyOwn
        ? t`waits for your changes`
        : t`waits for changes by ${all}`
      : isOnlyOwn
        ? t`waits for you`
        : t`waits for ${all}`
  return <Box sx={{ color: 'text.secondary', fontSize: 12 }}>{words}</Box>
}
