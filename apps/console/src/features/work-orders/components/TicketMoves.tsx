/** The moves the server allows on a ticket now, as buttons. What happened meanwhile is said, and the ticket read again. */
import { routes, type TicketDetail, type TicketMove } from '@formwork/api-contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { ApiError } from '../../../shared/http/api-error'
import { call } from '../../../shared/http/call'
import { refreshCalls } from '../../../shared/http/query-cache'
import { useAct } from '../../../shared/http/use-act'
import { refreshUpcoming } from '../../../shared/session/upcoming'
import { Icon } from '../../../shared/ui/Icon'
import { showToast } from '../../../shared/ui/toast-store'
import { DecisionDialog } from './DecisionDialog'
import { useMoveWords } from './use-move-words'
import { usePressKey } from './use-press-key'

const OVERTAKEN = new Set(['task.already-decided', 'task.not-found', 'task.not-yours', 'ticket.finished'])
/** The move one is most likely here for stands last. */
const ORDER: readonly TicketMove['type'][] = ['withdraw', 'refuse', 'approve']

export function TicketMoves({ ticket }: { readonly ticket: TicketDetail }) {
  const words = useMoveWords(ticket)
  const [chosen, setChosen] = useState<TicketMove | null>(null)
  const pressKey = usePressKey()
  const refresh = () => {
    refreshCalls(routes.getTicket, routes.listTodo, routes.listCreatedByMe, routes.listRelated, routes.listAllTickets, routes.getDashboard)
    refreshUpcoming()
  }
  const act = useAct(
    async (move: TicketMove, remark: string) => {
      await send(ticket.id, move, remark, pressKey.current())
      pressKey.renew()
      setChosen(null)
      refresh()
      showToast('success', words[move.type].done)
    },
    {
      onError: (error) => {
        if (!(error instanceof ApiError)) return false
        if (error.code !== 'network' && error.code !== 'timeout') pressKey.renew()
        if (!OVERTAKEN.has(error.code)) return false
        setChosen(null)
        showToast('warning', error.message)
        refresh()
        return true
      },
    },
  )
  const moves = ORDER.flatMap((type) => ticket.moves.find((move) => move.type === type) ?? [])

  return (
    <Box sx={{ display: 'flex', gap: 2, width: { xs: '100%', md: 'auto' }, '& > button': { flex: { xs: 1, md: 'none' } } }}>
      {moves.map((move) => (
        <Button
          key={move.type}
          variant={move.type === 'approve' ? 'contained' : 'outlined'}
          color={move.type === 'approve' ? 'primary' : move.type === 'refuse' ? 'error' : 'inherit'}
          startIcon={<Icon name={move.type === 'approve' ? 'check' : move.type === 'refuse' ? 'close' : 'reply'} size={16} />}
          onClick={() => setChosen(move)}
        >
          {words[move.type].verb}
        </Button>
      ))}
      {chosen !== null && (
        <DecisionDialog
          words={words[chosen.type]}
          isRunning={act.isRunning}
          onDecide={(remark) => void act.run(chosen, remark)}
          onClose={() => setChosen(null)}
        />
      )}
    </Box>
  )
}

function send(id: string, { type, taskId }: TicketMove, remark: string, idempotencyKey: string) {
  const params = { id }
  if (type === 'withdraw') return call(routes.withdrawTicket, { params, body: { remark }, idempotencyKey })
  return call(type === 'approve' ? routes.approveTask : routes.refuseTask, {
    params,
    body: { taskId: taskId ?? '', remark },
    idempotencyKey,
  })
}
