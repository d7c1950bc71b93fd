/** What an administrator may do with a ticket: give its task to somebody else, or end it. In a menu, or as buttons where it is stuck. */
import { routes, type TicketDetail } from '@formwork/api-contract'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { call } from '../../../shared/http/call'
import { Icon } from '../../../shared/ui/icons/Icon'
import { RowMenu, type RowMenuEntry } from '../../../shared/ui/menus/RowMenu'
import { DecisionDialog } from '../../../shared/tickets/DecisionDialog'
import { ReassignDialog, type Reassignment } from './ReassignDialog'
import { useMoveMutation } from '../../../shared/tickets/use-move-mutation'
import { useMoveWords } from '../../../shared/tickets/use-move-words'

export interface ManageTicketProps {
  readonly ticket: TicketDetail
  readonly look: 'menu' | 'buttons'
}

const terminateRemark = routes.terminateTicket.body.pick({ remark: true })

export function ManageTicket({ ticket, look }: ManageTicketProps) {
  const words = useMoveWords(ticket)
  const [chosen, setChosen] = useState<'reassign' | 'terminate' | null>(null)
  const close = () => setChosen(null)
  const mutation = useMoveMutation(close)
  const params = { id: ticket.id }
  // Should the ticket change meanwhile, the page is loaded again and the next request carries its new revision.
  const { revision } = ticket
  const give = ({ taskId, from, to, remark }: Reassignment, place: (error: unknown) => boolean) =>
    mutation.run(
      (idempotencyKey) => call(routes.reassignTask, { params, body: { taskId, from, to, remark, revision }, idempotencyKey }),
      words.reassign.done,
      place,
    )
  const end = (remark: string, place: (error: unknown) => boolean) =>
    mutation.run(
      (idempotencyKey) => call(routes.terminateTicket, { params, body: { remark, revision }, idempotencyKey }),
      words.terminate.done,
      place,
    )

  const offers = (type: 'reassign' | 'terminate') => ticket.moves.some((move) => move.type === type)
  const entries: RowMenuEntry[] = [
    ...(offers('reassign') ? [{ label: words.reassign.verb, icon: 'users' as const, onChoose: () => setChosen('reassign') }] : []),
    ...(offers('terminate')
      ? [{ label: words.terminate.verb, icon: 'ban' as const, isDestructive: true, onChoose: () => setChosen('terminate') }]
      : []),
  ]
  return (
    <>
      {look === 'menu' ? (
        <RowMenu entries={entries} />
      ) : (
        entries.map(({ label, icon, isDestructive, onChoose }) => (
          <Button
            key={label}
            size="small"
            variant="outlined"
            color={isDestructive === true ? 'error' : 'inherit'}
            startIcon={<Icon name={icon} size={16} />}
            onClick={onChoose}
          >
            {label}
          </Button>
        ))
      )}
      {chosen === 'reassign' && (
        <ReassignDialog
          ticket={ticket}
          words={words.reassign}
          isRunning={mutation.isRunning}
          onGive={(to, place) => void give(to, place)}
          onClose={close}
        />
      )}
      {chosen === 'terminate' && (
        <DecisionDialog
          schema={terminateRemark}
          words={words.terminate}
          isRunning={mutation.isRunning}
          onDecide={(remark, place) => void end(remark, place)}
          onClose={close}
        />
      )}
    </>
  )
}
