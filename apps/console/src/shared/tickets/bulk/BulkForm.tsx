/** One question for all tickets of a move: lists them, says which are left out and why, and takes the common remark or person. */
import type { TicketMove, TicketRow } from '@formwork/api-contract'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { ColleaguesRow } from '../../people/ColleaguesRow'
import { NoticeLine } from '../../ui/feedback/NoticeLine'
import { FormDialog } from '../../ui/inputs/FormDialog'
import type { MoveInput } from '../moves/move-body'
import { MOVE_KINDS } from '../moves/move-kinds'
import { RemarkRow } from '../moves/RemarkRow'
import { useMoveForm } from '../moves/use-move-form'
import { NO_TICKET, useMoveWords } from '../moves/use-move-words'
import type { BulkMove } from './bulk-acts'
import { type BulkRunState, isSendable } from './bulk-run'
import { BulkStateList } from './BulkStateList'
import { useBulkWords } from './use-bulk-words'

export interface BulkFormProps {
  readonly move: BulkMove
  readonly rows: readonly TicketRow[]
  readonly state: BulkRunState
  readonly onSend: (input: Omit<MoveInput, 'revision'>) => void
  readonly onClose: () => void
}

export function BulkForm({ move, rows, state, onSend, onClose }: BulkFormProps) {
  const { t } = useLingui()
  const words = useMoveWords(NO_TICKET)[move]
  const bulkWords = useBulkWords()[move]
  const { asks } = MOVE_KINDS[move]
  const ticketStates = [...state.ticketStates.values()]
  const isLooking = state.phase === 'looking'
  const count = isLooking ? rows.length : ticketStates.filter(isSendable).length
  const left = rows.length - count
  const remarkRequired = ticketStates.some(
    (state) => state.kind === 'ready' && state.sends.some(({ offer }) => offer.remarkRequired === true),
  )
  const offer: TicketMove = { type: move, taskId: null, remarkRequired }
  const form = useMoveForm(offer, words)
  const { verb } = words
  const send = () => form.submit((given) => onSend({ ...given, attachments: [] }))
  return (
    <FormDialog
      title={bulkWords.title(count === 0 ? rows.length : count)}
      action={rows.length === 1 ? verb : t`${verb} (${count})`}
      tone={words.tone}
      icon={words.icon}
      isDirty={form.isDirty}
      summary={form.summary}
      isRunning={false}
      isActionless={isLooking || count === 0}
      onSubmit={send}
      onClose={onClose}
    >
      <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{bulkWords.text}</Box>
      {asks.includes('person') && <ColleaguesRow form={form} name="people" layout="above" most={1} autoFocus />}
      {asks.includes('remark') && (
        <RemarkRow
          form={form}
          autoFocus={!asks.includes('person')}
          {...(rows.length === 1 ? {} : { hint: t`Kept with each of the tickets` })}
        />
      )}
      <Box role="status" sx={{ fontSize: 13, '&:empty': { display: 'none' } }}>
        {isLooking && plural(rows.length, { one: 'Looking at # ticket…', other: 'Looking at # tickets…' })}
        {!isLooking && left > 0 && (
          <NoticeLine tone="warning">
            {count === 0
              ? t`None of them can be dealt with here. Open them one by one.`
              : plural(left, {
                  one: '# ticket is left out and stays chosen. Open it to deal with it.',
                  other: '# tickets are left out and stay chosen. Open them to deal with them.',
                })}
          </NoticeLine>
        )}
      </Box>
      <BulkStateList rows={leftOutFirst(rows, state)} {...state} onOpen={onClose} />
    </FormDialog>
  )
}

/** Rows that need attention are visible without scrolling. */
export function leftOutFirst(rows: readonly TicketRow[], { ticketStates, phase }: BulkRunState): readonly TicketRow[] {
  if (phase !== 'asking' && phase !== 'over') return rows
  const isFine = ({ id }: TicketRow) => {
    const state = ticketStates.get(id)
    return state?.kind === 'done' || (phase === 'asking' && state?.kind === 'ready')
  }
  return [...rows.filter((row) => !isFine(row)), ...rows.filter(isFine)]
}
