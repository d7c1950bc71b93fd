/** Agrees to a ticket without opening its page, where nothing else is required. A decision cannot be taken back, so it asks first, and takes a remark. */
import { routes, type TicketDetail, type TicketMove } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { call } from '../../../shared/http/call'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../shared/http/use-exclusive-mutation'
import { DecisionDialog } from '../../../shared/tickets/DecisionDialog'
import { useMoveMutation } from '../../../shared/tickets/use-move-mutation'
import { MOVE_KINDS } from '../../../shared/tickets/moves/move-kinds'
import { useLookAhead } from '../../../shared/tickets/moves/use-look-ahead'
import { useMoveWords } from '../../../shared/tickets/moves/use-move-words'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { Icon } from '../../../shared/ui/icons/Icon'

interface Asked {
  readonly ticket: TicketDetail
  readonly taskId: string
}

export function AgreeButton({ id, title }: { readonly id: string; readonly title: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Asked | null>(null)
  // The row does not say which of its tasks is this person's; the ticket does, in its present state.
  const opening = useExclusiveMutation(async () => {
    const ticket = await call(routes.getTicket, { params: { id } })
    const taskId = ticket.moves.find((move) => isPlainYes(move, ticket))?.taskId
    if (typeof taskId === 'string') return setAsked({ ticket, taskId })
    // Its page says that it is suspended, and by whom.
    if (ticket.suspended === true || ticket.moves.some(({ type }) => MOVE_KINDS[type].answers === true || type === 'claim'))
      return navigate(`/process/tickets/${id}`)
    showToast('warning', t`This ticket no longer waits for you`)
    invalidateRoutes(routes.listTodo, routes.listCreatedByMe)
    return undefined
  })
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="success"
        aria-label={t`Agree to “${title}”`}
        loading={opening.isRunning}
        loadingPosition="start"
        startIcon={<Icon name="check" size={16} />}
        onClick={() => void opening.run()}
      >
        {t`Agree`}
      </Button>
      {asked !== null && <AgreeDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  )
}

/** Nothing has to be filled in first, and nobody has to be chosen. */
const isPlainYes = ({ type, chooses = [] }: TicketMove, { rights }: TicketDetail): boolean =>
  type === 'approve' && chooses.length === 0 && !Object.values(rights).includes('required')

const remarkOf = routes.approveTask.body.pick({ remark: true })

function AgreeDialog({ ticket, taskId, onClose }: Asked & { readonly onClose: () => void }) {
  const { t } = useLingui()
  const words = useMoveWords(ticket).approve
  const mutation = useMoveMutation(onClose)
  const { id, title, revision } = ticket
  const ahead = useLookAhead({ ticketId: id, revision, offer: { type: 'approve', taskId } })
  const agree = (remark: string, place: (error: unknown) => boolean) =>
    mutation.run(
      (idempotencyKey) => call(routes.approveTask, { params: { id }, body: { taskId, remark }, idempotencyKey }),
      words.done,
      place,
    )
  return (
    <DecisionDialog
      schema={remarkOf}
      words={{ ...words, title: t`Agree to “${title}”?`, ...(ahead.length === 0 ? {} : { text: ahead.join(' ') }) }}
      isRunning={mutation.isRunning}
      onDecide={(remark, place) => void agree(remark, place)}
      onClose={onClose}
    />
  )
}
