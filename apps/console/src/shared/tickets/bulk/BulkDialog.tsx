/** A move on several tickets, from the question to the result of each. When all of them are done, a toast says so. */
import type { TicketRow } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useLocale } from '../../i18n/use-locale'
import { showToast } from '../../ui/feedback/toast-store'
import type { MoveInput } from '../moves/move-body'
import { BLANK } from '../moves/use-move-form'
import { UNDO_MS } from '../use-move-mutation'
import type { BulkMove } from './bulk-acts'
import { BulkForm } from './BulkForm'
import { BulkProgress } from './BulkProgress'
import { createBulkRun } from './bulk-run'
import { takenBackFrom } from './taken-back'
import { useBulkWords } from './use-bulk-words'

export interface BulkDialogProps {
  readonly move: BulkMove
  readonly rows: readonly TicketRow[]
  /** Id of the person whose share is given away; '' where each ticket determines it. */
  readonly from: string
  readonly onTakeBack: (rows: readonly TicketRow[]) => void
  /** @param ids - of those that are done. */
  readonly onDone: (ids: readonly string[]) => void
  readonly onClose: () => void
}

const NOTHING_TOLD = { ...BLANK, attachments: [] }

export function BulkDialog({ move, rows, from, onTakeBack, onDone, onClose }: BulkDialogProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const words = useBulkWords()[move]
  const [run] = useState(() =>
    createBulkRun(
      move,
      rows.map(({ id }) => id),
      from,
      locale,
    ),
  )
  const state = useStore(run.store)
  const input = useRef<Omit<MoveInput, 'revision'>>(NOTHING_TOLD)
  const send = async (given: Omit<MoveInput, 'revision'>) => {
    input.current = given
    await run.send(given)
    const done = [...run.store.getState().ticketStates].flatMap(([id, { kind }]) => (kind === 'done' ? [id] : []))
    onDone(done)
    if (done.length < rows.length) return
    onClose()
    const back = takenBackFrom(rows, run.store.getState())
    const takeBack = { label: t`Take back`, lastsMs: UNDO_MS, run: () => onTakeBack(back) }
    showToast('success', words.done(done.length), back.length === 0 ? undefined : takeBack)
  }
  const begin = useEffectEvent(async () => {
    await run.look()
    // An undo was just requested, so it is not asked about.
    if (move === 'takeBack' && run.store.getState().phase === 'asking') await send(NOTHING_TOLD)
  })
  useEffect(() => {
    void begin()
    return run.end
  }, [run])
  if (move !== 'takeBack' && (state.phase === 'looking' || state.phase === 'asking'))
    return <BulkForm move={move} rows={rows} state={state} onSend={(given) => void send(given)} onClose={onClose} />
  return (
    <BulkProgress
      move={move}
      rows={rows}
      state={state}
      onStop={run.stop}
      onAgain={() => void send(input.current)}
      onTakeBack={(back) => {
        onClose()
        onTakeBack(back)
      }}
      onClose={onClose}
    />
  )
}
