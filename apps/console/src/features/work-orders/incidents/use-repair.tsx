/** Runs a failed step again, or skips it: the moves of a ticket, made from a list. */
import { type Incident, routes } from '@formwork/api-contract'
import { type ReactNode, useState } from 'react'
import { call } from '../../../shared/http/call'
import { invalidateRoutes } from '../../../shared/http/query-client'
import { MoveForm } from '../../../shared/tickets/moves/MoveForm'
import { NO_TICKET, useMoveWords } from '../../../shared/tickets/moves/use-move-words'
import { useMoveMutation } from '../../../shared/tickets/use-move-mutation'

export type Repair = 'retryJob' | 'skipJob'

interface Asked {
  readonly type: Repair
  readonly incident: Incident
}

export function useRepair(): { readonly repair: (type: Repair, incident: Incident) => void; readonly dialog: ReactNode } {
  const words = useMoveWords(NO_TICKET)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [notice, setNotice] = useState('')
  const close = () => {
    setAsked(null)
    setNotice('')
    invalidateRoutes(routes.listIncidents)
  }
  const mutation = useMoveMutation(close, setNotice)
  return {
    repair: (type, incident) => setAsked({ type, incident }),
    dialog: asked !== null && (
      <MoveForm
        ticketId={asked.incident.ticketId}
        offer={{ type: asked.type, taskId: null, jobId: asked.incident.jobId }}
        words={words[asked.type]}
        notice={notice}
        isRunning={mutation.isRunning}
        onMove={({ remark, attachments }, place) => {
          const { ticketId, jobId } = asked.incident
          const body = { type: asked.type, jobId, remark, attachments: [...attachments] }
          void mutation.run(
            (idempotencyKey) => call(routes.moveTicket, { params: { id: ticketId }, body, idempotencyKey }),
            words[asked.type].done,
            place,
          )
        }}
        onClose={close}
      />
    ),
  }
}
