/** Moves running tickets part by part, or as a dry run, and reports the progress. */
import { type MovedTicket, routes } from '@formwork/api-contract'
import { useRef, useState } from 'react'
import { call } from '../../../../shared/http/call'
import { invalidateRoutes } from '../../../../shared/http/query-client'
import { useExclusiveMutation } from '../../../../shared/http/use-exclusive-mutation'
import { newId } from '../../../../shared/new-id'

export interface MovingOrder {
  readonly processId: string
  readonly from: number
  readonly to: number
  readonly mapping: Readonly<Record<string, string>>
}

export interface MovingReport {
  readonly isTrial: boolean
  readonly isDone: boolean
  readonly moved: number
  readonly kept: readonly MovedTicket[]
}

export function useMoving({ processId, from, to, mapping }: MovingOrder) {
  const [report, setReport] = useState<MovingReport | null>(null)
  const isStopped = useRef(false)
  const moving = useExclusiveMutation(async (isTrial: boolean) => {
    isStopped.current = false
    let progress: MovingReport = { isTrial, isDone: false, moved: 0, kept: [] }
    setReport(progress)
    try {
      for (let after: string | undefined, hasMore = true; hasMore && !isStopped.current; ) {
        // oxlint-disable-next-line no-await-in-loop -- one part after the other
        const part = await call(routes.moveTickets, {
          params: { id: processId, version: to },
          body: { from, mapping: { ...mapping }, dryRun: isTrial, ...(after === undefined ? {} : { after }) },
          idempotencyKey: newId(),
        })
        progress = {
          ...progress,
          moved: progress.moved + part.moved,
          kept: [...progress.kept, ...part.list.filter(({ outcome }) => outcome === 'kept')],
        }
        setReport(progress)
        after = part.list.at(-1)?.id
        hasMore = part.hasMore && after !== undefined
      }
    } finally {
      if (!isTrial) invalidateRoutes(routes.listProcessVersions, routes.getTicket)
    }
    setReport({ ...progress, isDone: true })
  })
  return {
    report,
    isRunning: moving.isRunning,
    run: moving.run,
    /** Takes effect after the part that is running. */
    stop: () => {
      isStopped.current = true
    },
    forget: () => setReport(null),
  }
}
