/** The moves the signed-in person may make on a ticket now, as buttons. */
import { routes, type TicketDetail } from '@formwork/api-contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { call } from '../../../shared/http/call'
import { Icon } from '../../../shared/ui/icons/Icon'
import { DecisionDialog, type RemarkSchema } from '../../../shared/tickets/DecisionDialog'
import { useMoveMutation } from '../../../shared/tickets/use-move-mutation'
import { useMoveWords } from '../../../shared/tickets/use-move-words'

/** The move one is most likely here for stands last. */
const ORDER = ['withdraw', 'refuse', 'approve'] as const
type OwnMove = { readonly type: (typeof ORDER)[number]; readonly taskId: string | null }

const REMARKS: Readonly<Record<OwnMove['type'], RemarkSchema>> = {
  approve: routes.approveTask.body.pick({ remark: true }),
  refuse: routes.refuseTask.body.pick({ remark: true }),
  withdraw: routes.withdrawTicket.body.pick({ remark: true }),
}

/** Those that are not an administrator's. */
export function ownMoves({ moves }: Pick<TicketDetail, 'moves'>): OwnMove[] {
  return ORDER.flatMap((type) => moves.filter((move) => move.type === type).slice(0, 1)).map(({ type, taskId }) => ({
    type: type as OwnMove['type'],
    taskId,
  }))
}

export function TicketMoves({ ticket }: { readonly ticket: TicketDetail }) {
  const words = useMoveWords(ticket)
  const [chosen, setChosen] = useState<OwnMove | null>(null)
  const close = () => setChosen(null)
  const mutation = useMoveMutation(close)
  return (
    <Box sx={{ display: 'flex', gap: 2, width: { xs: '100%', md: 'auto' }, '& > button': { flex: { xs: 1, md: 'none' } } }}>
      {ownMoves(ticket).map((move) => (
        <Button
          key={move.type}
          variant={move.type === 'approve' ? 'contained' : 'outlined'}
          color={move.type === 'withdraw' ? 'inherit' : words[move.type].tone}
          startIcon={<Icon name={words[move.type].icon} size={16} />}
          onClick={() => setChosen(move)}
        >
          {words[move.type].verb}
        </Button>
      ))}
      {chosen !== null && (
        <DecisionDialog
          schema={REMARKS[chosen.type]}
          words={words[chosen.type]}
          isRunning={mutation.isRunning}
          onDecide={(remark, place) => void mutation.run((key) => send(ticket.id, chosen, remark, key), words[chosen.type].done, place)}
          onClose={close}
        />
      )}
    </Box>
  )
}

function send(id: string, { type, taskId }: OwnMove, remark: string, idempotencyKey: string) {
  const params = { id }
  if (type === 'withdraw') return call(routes.withdrawTicket, { params, body: { remark }, idempotencyKey })
  return call(type === 'approve' ? routes.approveTask : routes.refuseTask, {
    params,
    body: { taskId: taskId ?? '', remark },
    idempotencyKey,
  })
}
