/** What an administrator may do with a ticket: give its task to somebody else, or end it. Behind the menu of its page, or as buttons where it is stuck. */
import { routes, type TicketDetail } from '@formwork/api-contract'
import { type ReactNode, useState } from 'react'
import { call } from '../../../shared/http/call'
import type { RowMenuEntry } from '../../../shared/ui/menus/RowMenu'
import { DecisionDialog } from '../../../shared/tickets/DecisionDialog'
import { ReassignDialog, type Reassignment } from './ReassignDialog'
import { useMoveMutation } from '../../../shared/tickets/use-move-mutation'
import { useMoveWords } from '../../../shared/tickets/use-move-words'

export interface ManageTicket {
  readonly entries: readonly RowMenuEntry[]
  /** To be shown once on the page, wherever the entries stand. */
  readonly dialogs: ReactNode
}

const terminateRemark = routes.terminateTicket.body.pick({ remark: true })

export function useManageTicket(ticket: TicketDetail): ManageTicket {
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
  const dialogs = (
    <>
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
  return { entries, dialogs }
}
