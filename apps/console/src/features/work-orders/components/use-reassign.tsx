/** Giving a task of a ticket to somebody else, as its administrator: whose share, to whom. */
import { routes, type TicketDetail } from '@formwork/api-contract'
import { type ReactNode, useState } from 'react'
import { call } from '../../../shared/http/call'
import { useMoveWords } from '../../../shared/tickets/moves/use-move-words'
import { useMoveMutation } from '../../../shared/tickets/use-move-mutation'
import type { RowMenuEntry } from '../../../shared/ui/menus/RowMenu'
import { ReassignDialog, type Reassignment } from './ReassignDialog'

export interface Reassign {
  /** Empty without the right. */
  readonly entries: readonly RowMenuEntry[]
  /** To be rendered once on the page, wherever the entry is. */
  readonly dialog: ReactNode
}

export function useReassign(ticket: TicketDetail): Reassign {
  const words = useMoveWords(ticket).reassign
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const mutation = useMoveMutation(close)
  // Should the ticket change meanwhile, the page is loaded again and the next request carries its new revision.
  const { id, revision } = ticket
  const give = ({ taskId, from, to, remark }: Reassignment, place: (error: unknown) => boolean) =>
    mutation.run(
      (idempotencyKey) => call(routes.reassignTask, { params: { id }, body: { taskId, from, to, remark, revision }, idempotencyKey }),
      words.done,
      place,
    )
  const isOffered = ticket.moves.some(({ type }) => type === 'reassign')
  return {
    entries: isOffered ? [{ label: words.verb, icon: words.icon, onChoose: () => setOpen(true) }] : [],
    dialog: isOpen && (
      <ReassignDialog
        ticket={ticket}
        words={words}
        isRunning={mutation.isRunning}
        onGive={(to, place) => void give(to, place)}
        onClose={close}
      />
    ),
  }
}
