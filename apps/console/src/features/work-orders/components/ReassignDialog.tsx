/** Gives an open task to somebody else: whose share, to whom, and why. */
import { routes, type TicketDetail } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { ChoiceRow } from '../../../shared/contract-form/ChoiceRow'
import { useContractForm } from '../../../shared/contract-form/use-contract-form'
import { PersonRow } from '../../../shared/people/PersonRow'
import { MoveDialog } from '../../../shared/tickets/MoveDialog'
import { RemarkRow } from '../../../shared/tickets/moves/RemarkRow'
import { firstShare, sharesOf } from '../../../shared/tickets/moves/shares'
import type { MoveWords } from '../../../shared/tickets/moves/use-move-words'

export interface Reassignment {
  readonly taskId: string
  readonly from: string | null
  readonly to: string
  readonly remark: string
}

export interface ReassignDialogProps {
  readonly ticket: Pick<TicketDetail, 'openTasks'>
  readonly words: MoveWords
  readonly isRunning: boolean
  /** `place` puts what the server refuses at its field. */
  readonly onGive: (reassignment: Reassignment, place: (error: unknown) => boolean) => void
  readonly onClose: () => void
}

const { to, remark } = routes.reassignTask.body.shape
const reassignment = z.strictObject({ share: z.string(), to, remark })

export function ReassignDialog({ ticket, words, isRunning, onGive, onClose }: ReassignDialogProps) {
  const { t } = useLingui()
  const shares = sharesOf(ticket.openTasks)
  const form = useContractForm({
    schema: reassignment,
    fields: {
      share: { label: t`Taken from` },
      to: { label: t`Given to`, missing: t`Choose who takes it over` },
      remark: { label: t`Remark (optional)` },
    },
    values: { share: firstShare(shares)?.key ?? '', to: '', remark: '' },
  })
  const chosen: unknown = useWatch({ control: form.control, name: 'share' })
  // The chosen share may have disappeared while the dialog was open.
  const share = shares.find(({ key }) => key === chosen) ?? firstShare(shares)
  const submit = () =>
    form.submit((given) => {
      if (share === undefined) form.say('share', t`Nobody has this task any more`)
      else onGive({ taskId: share.taskId, from: share.from, to: given.to, remark: given.remark }, form.place)
    })
  const nameOf = ({ people }: (typeof shares)[number]) =>
    people.map(({ name, active }) => (active ? name : t`${name} (no longer active)`)).join(t`, `)
  return (
    <MoveDialog words={words} form={form} isRunning={isRunning} onSubmit={submit} onClose={onClose}>
      <ChoiceRow
        form={form}
        name="share"
        layout="above"
        shown={share?.key ?? ''}
        isRequired={false}
        choices={shares.map((each) => ({
          id: each.key,
          name: each.from === null ? t`Everybody who has not answered: ${nameOf(each)}` : nameOf(each),
        }))}
      />
      <PersonRow form={form} name="to" layout="above" />
      <RemarkRow form={form} hint={t`Kept in the history, for everybody who sees the ticket`} />
    </MoveDialog>
  )
}
